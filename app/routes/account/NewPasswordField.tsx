import { PasswordField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { textRules } from '../../../contract/rules/texts.ts';
import { passwordLength } from '../../../contract/rules/account.ts';

/** Renders the field for a new password. */
export function NewPasswordField({ autoFocus }: { autoFocus?: boolean }) {
  const { formatMessage } = useIntl();
  return (
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
  );
}
