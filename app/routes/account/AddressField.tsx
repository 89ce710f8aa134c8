import { EmailField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { useStoredDraft } from '../../features/drafts/useStoredDraft.ts';

/** Name of the kept draft of the ways in by email: what is typed on one page stands on the next. */
export const addressDraft = 'address';

type AddressFieldProps = { autoComplete: 'username' | 'email'; autoFocus?: boolean };

/** The email address of an account. */
export function AddressField(props: AddressFieldProps) {
  const { formatMessage } = useIntl();
  const draft = useStoredDraft(addressDraft);
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
