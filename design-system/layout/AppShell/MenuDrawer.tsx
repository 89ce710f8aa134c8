import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

type MenuDrawerProps = {
  children: ReactNode;
  /** The URL of the current page; the drawer closes when it changes. */
  currentHref: string;
};

const MenuPanel = lazyPart(() => import('./MenuPanel.tsx'));

/** Renders the main menu on narrow screens: a button and a drawer. */
export function MenuDrawer({ children, currentHref }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [lastHref, setLastHref] = useState(currentHref);
  if (lastHref !== currentHref) {
    setLastHref(currentHref);
    setOpen(false);
  }
  const label = formatMessage({ id: 'ds.menuDrawer.label', defaultMessage: 'Menu' });
  return (
    <>
      <IconButton
        aria-label={label}
        onPress={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={MenuPanel.preload}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon as={MenuIcon} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MenuPanel
            label={label}
            isOpen={isOpen}
            onOpenChange={setOpen}
            // Called if the code of the drawer cannot be loaded; the next press tries again.
            onLost={() => {
              setOpen(false);
              setWasOpened(false);
            }}
          >
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  );
}
