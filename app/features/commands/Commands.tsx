import { Avatar, Icon, IconButton, useShortcuts, lazyDialog } from '@byline/design-system';
import { StarButton, StarredPages } from '@byline/design-system/portal';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, resolvePath, useLocation, useNavigate } from 'react-router-dom';
import { routeTable } from '../../routeTable.ts';
import { commandWords } from './commandWords.ts';
import { useStarredSync } from './useStarredSync.ts';
import { destinations, findDestination } from './destinations.tsx';
import { getStarTitle, type NavbarDialog } from './navbarDialog.ts';

const Palette = lazyDialog(() => import('./Palette.tsx'));
const Shortcuts = lazyDialog(() => import('./Shortcuts.tsx'));

type CommandsProps = {
  /** The dialog of the navbar that is open. */
  dialog: NavbarDialog | null;
  /** Called with a function that returns the dialog to open in place of the open one; null for none. */
  onDialogChange: (change: (open: NavbarDialog | null) => NavbarDialog | null) => void;
};

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
  return search !== null;
}

// A job has a picture that depends on its id.
function getStarIcon(href: string): ReactNode {
  const job = matchPath(routeTable.job.path, resolvePath(href).pathname)?.params['id'];
  if (job) return <Avatar name={job} shape="square" size="xs" />;
  return findDestination(href)?.icon;
}

/** Renders the quick navigation of the navbar: starred pages, command palette and keyboard shortcuts. */
export default function Commands({ dialog, onDialogChange }: CommandsProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useStarredSync();
  const href = `${pathname}${search}`;
  const open = (next: NavbarDialog) => onDialogChange(() => next);
  // A command of the palette may have opened another dialog before the palette closes.
  const close = (closed: NavbarDialog) =>
    onDialogChange((current) => (current === closed ? null : current));

  useShortcuts({
    'Mod+k': () => open('palette'),
    '?': () => open('shortcuts'),
    '/': focusSearch,
    ...Object.fromEntries(
      destinations.flatMap(({ shortcut, path }) =>
        shortcut ? [[shortcut, () => navigate(path)]] : [],
      ),
    ),
  });

  return (
    <>
      <span data-part="navbar-extras">
        <StarredPages
          currentHref={href}
          getIcon={getStarIcon}
          isArranging={dialog === 'stars'}
          onArrangingChange={(next) => (next ? open('stars') : close('stars'))}
        />
        <StarButton href={href} title={getStarTitle} />
      </span>
      <IconButton
        aria-label={intl.formatMessage(commandWords.commandsOpen)}
        onPress={() => open('palette')}
        onHoverStart={Palette.preload}
        onFocus={Palette.preload}
        aria-haspopup="dialog"
        aria-expanded={dialog === 'palette'}
      >
        <Icon as={Search} size={20} />
      </IconButton>
      {dialog === 'palette' && <Palette onClose={() => close('palette')} onOpen={open} />}
      {dialog === 'shortcuts' && <Shortcuts onClose={() => close('shortcuts')} />}
    </>
  );
}
