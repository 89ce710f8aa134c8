import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  resetSubmit: { id: 'reset.submit', defaultMessage: 'Set password and sign in' },
  signinPassword: { id: 'signin.password', defaultMessage: 'Password' },
  signinSubmit: { id: 'signin.submit', defaultMessage: 'Sign in' },
});
