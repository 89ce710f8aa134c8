import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

type MenuDrawerProps = {
  children: ReactNode;
  /** The path of the current page; the drawer closes when it changes. */
  currentPath: string;
};

const loadPanel = () => import('./MenuPanel.tsx');
const MenuPanel = lazy(loadPanel);

/** Renders the main menu on narrow screens: a button and a drawer. */
export function MenuDrawer({ children, currentPath }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const [openedPath, setOpenedPath] = useState<string | null>(null);
  const isOpen = openedPath === currentPath;
  const label = formatMessage({ id: 'ds.menuDrawer.label', defaultMessage: 'Menu' });
  return (
    <>
      <IconButton
        label={label}
        onPress={() => setOpenedPath(currentPath)}
        onFocus={() => void loadPanel()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon as={MenuIcon} />
      </IconButton>
      {openedPath !== null && (
        <Suspense>
          <MenuPanel
            label={label}
            isOpen={isOpen}
            onOpenChange={(open) => setOpenedPath(open ? currentPath : null)}
          >
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  );
}
