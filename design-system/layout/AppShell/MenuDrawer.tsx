import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

type MenuDrawerProps = {
  children: ReactNode;
  /** Where the reader is: arriving elsewhere closes the drawer. */
  currentPath: string;
};

const loadPanel = () => import('./MenuPanel.tsx');
const MenuPanel = lazy(loadPanel);

/** The main menu on narrow screens: a button, and the menu over the page. */
export function MenuDrawer({ children, currentPath }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === currentPath;
  const label = formatMessage({ id: 'ds.menuDrawer.label', defaultMessage: 'Menu' });
  return (
    <>
      <IconButton
        label={label}
        onPress={() => setOpenedAt(currentPath)}
        onFocus={() => void loadPanel()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon as={MenuIcon} />
      </IconButton>
      {openedAt !== null && (
        <Suspense>
          <MenuPanel
            label={label}
            isOpen={isOpen}
            onOpenChange={(open) => setOpenedAt(open ? currentPath : null)}
          >
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  );
}
