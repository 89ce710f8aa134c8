import { EmailField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useUserDraft } from '../../device/userDrafts.ts';
import type { LoggedOutState } from '../../session/useLogout.ts';

/** Name of the stored draft that the pages for signing in and signing up share. */
export const emailDraft = 'address';

type AccountEmailFieldProps = { autoComplete: 'username' | 'email'; autoFocus?: boolean };

/** Renders the email field of an account; its value carries over to the other account pages. */
export function AccountEmailField(props: AccountEmailFieldProps) {
  const { formatMessage } = useIntl();
  const state = useLocation().state as LoggedOutState | null;
  const { field } = useUserDraft(emailDraft, { email: state?.email ?? '' });
  return (
    <EmailField
      {...props}
      {...field('email')}
      label={formatMessage({ id: 'signin.email', defaultMessage: 'Email' })}
      isRequired
    />
  );
}
