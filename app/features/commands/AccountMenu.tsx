import { Avatar, IconButton, Menu } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { useUser } from '../../session/useUser.ts';
import type { useAccountItems } from './accountItems.tsx';
import type { NavbarDialog } from './navbarDialog.ts';

type AccountMenuProps = {
  /** Called to open a dialog of the navbar. */
  onOpen: (dialog: NavbarDialog) => void;
};

// The hook is loaded together with the list of the menu, because users rarely open it. Only the list calls the hook.
let useLoadedItems: typeof useAccountItems | undefined;

async function loadItems(): Promise<void> {
  useLoadedItems = (await import('./accountItems.tsx')).useAccountItems;
}

/** Renders the menu of the signed-in user: profile, theme, language and logout; on phones also stars, display and shortcuts. */
export function AccountMenu({ onOpen }: AccountMenuProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const useItems = () => useLoadedItems?.(onOpen) ?? [];
  if (!user) return null;
  return (
    <Menu
      aria-label={formatMessage({ id: 'layout.account.label', defaultMessage: 'Account' })}
      header={
        <>
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <br />
          <bdi>{user.email}</bdi>
        </>
      }
      trigger={
        <IconButton
          aria-label={formatMessage(
            { id: 'layout.account.open', defaultMessage: 'Account of {name}' },
            { name: user.name },
          )}
        >
          <Avatar name={user.name} src={user.avatar_url} size="sm" />
        </IconButton>
      }
      preloadItems={loadItems}
      items={useItems}
    />
  );
}
