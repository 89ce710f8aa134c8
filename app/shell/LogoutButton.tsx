import { Button } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { User } from '../../contract/schemas/user.ts';
import { useLogout } from '../session/useLogout.ts';

/** Renders the logout button of the public layout, for users who are not approved. */
export default function LogoutButton({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <Button size="sm" variant="ghost" onPress={() => void logout(user)}>
      <FormattedMessage id="layout.public.logout" defaultMessage="Log out" />
    </Button>
  );
}
