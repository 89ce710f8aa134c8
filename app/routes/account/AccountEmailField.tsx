import { EmailField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { useStoredDraft } from '../../features/drafts/storedDraft.ts';

/** Name of the kept draft of the ways in by email: what is typed on one page stands on the next. */
export const emailDraft = 'address';

type AddressFieldProps = { autoComplete: 'username' | 'email'; autoFocus?: boolean };

/** The email address of an account. */
export function AccountEmailField(props: AddressFieldProps) {
  const { formatMessage } = useIntl();
  const draft = useStoredDraft(emailDraft);
  return (
    <EmailField
      {...props}
      {...draft('email')}
      name="email"
      label={formatMessage({ id: 'signin.email', defaultMessage: 'Email' })}
      isRequired
    />
  );
}
