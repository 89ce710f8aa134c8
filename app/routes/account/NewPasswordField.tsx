import { PasswordField } from '@byline/design-system';
import { useIntl } from 'react-intl';

/** Renders the field for a new password. */
export function NewPasswordField({ autoFocus }: { autoFocus?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      name="password"
      label={formatMessage({ id: 'reset.password', defaultMessage: 'New password' })}
      minLength={8}
      maxLength={128}
      hasStrength
      isRequired
      autoFocus={autoFocus}
    />
  );
}
