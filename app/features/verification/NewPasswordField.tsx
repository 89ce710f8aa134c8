import { PasswordField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { passwordLength } from '../../../contract/rules/account.ts';
import { textRules } from '../../../contract/rules/texts.ts';

type NewPasswordFieldProps = {
  /** The email address of the account, if it is known. */
  email?: string;
  autoFocus?: boolean;
};

/** Renders the field for a new password. */
export function NewPasswordField({ email, autoFocus }: NewPasswordFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {/* Password managers save the new password for this account. Without it, they take the code for the name of the user. */}
      {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="password"
        label={formatMessage({ id: 'reset.password', defaultMessage: 'New password' })}
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
        rules={textRules}
        hasStrength
        isRequired
        autoFocus={autoFocus}
      />
    </>
  );
}
