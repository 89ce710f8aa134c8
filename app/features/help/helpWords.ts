import { defineMessages } from 'react-intl';

/** Texts that several pages with questions have. */
export const helpWords = defineMessages({
  none: { id: 'help.none', defaultMessage: 'No answers found' },
});
