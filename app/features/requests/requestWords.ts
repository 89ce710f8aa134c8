import { defineMessages } from 'react-intl';

/** Texts about failed requests that several features have. */
export const requestWords = defineMessages({
  failureUnknown: {
    id: 'failure.unknown',
    defaultMessage: 'Something went wrong on our side. Try again.',
  },
});
