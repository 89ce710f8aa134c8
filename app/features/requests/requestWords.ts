import { defineMessages } from 'react-intl';

/** Texts about failed requests that several features have. */
export const requestWords = defineMessages({
  dialogLost: {
    id: 'dialog.lost',
    defaultMessage: 'This could not be opened. Check your connection or reload the page.',
  },
  failureUnknown: {
    id: 'failure.unknown',
    defaultMessage: 'Something went wrong on our side. Try again.',
  },
});
