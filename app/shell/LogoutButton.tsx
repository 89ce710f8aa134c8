import { Button } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { User } from '../../server/contract/user.ts';
import { useLogout } from '../session/useSession.ts';

/** The way out for whoever has no menu, since the account is not approved yet. */
export default function LogoutButton({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <Button size="sm" variant="outline" onPress={() => void logout(user)}>
      <FormattedMessage id="layout.public.logout" defaultMessage="Log out" />
    </Button>
  );
}
