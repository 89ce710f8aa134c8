import { defineMessage } from 'react-intl';
import { passwordLength } from '../../../contract/rules/account.ts';
import { textRules } from '../../../contract/rules/texts.ts';

export const newPasswordLabel = defineMessage({
  id: 'reset.password',
  defaultMessage: 'New password',
});

/** The props of each `PasswordField` for a new password of an account. */
export const newPasswordProps = {
  name: 'password',
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
  rules: textRules,
  hasStrength: true,
  isRequired: true,
} as const;
