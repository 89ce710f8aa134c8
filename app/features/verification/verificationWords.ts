import { defineMessages } from 'react-intl';

/** Texts that several steps with a code have. */
export const verificationWords = defineMessages({
  codeChange: { id: 'code.change', defaultMessage: 'Change' },
});
