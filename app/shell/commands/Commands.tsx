import {
  Avatar,
  Icon,
  IconButton,
  StarButton,
  StarredPages,
  useShortcuts,
} from '@byline/design-system';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, resolvePath, useLocation, useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { routeTable } from '../../routeTable.ts';
import { useStarredSync } from './useStarredSync.ts';
import { destinations, findDestination } from '../destinations.tsx';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(loadPalette);
const Shortcuts = lazy(() => import('./Shortcuts.tsx'));

type OpenDialog = 'palette' | 'shortcuts' | null;

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

function getStarTitle(): string {
  return document.title.replace(`${config.appName} | `, '');
}

/** Renders the quick navigation of the navbar: starred pages, command palette and keyboard shortcuts. */
export default function Commands() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>(null);
  useStarredSync();
  const href = `${pathname}${search}`;
  // A command of the palette may have opened the shortcuts before the palette closes.
  const close = (dialog: OpenDialog) => setOpen((current) => (current === dialog ? null : current));
  const preload = () => void loadPalette();

  useShortcuts({
    'Mod+k': () => setOpen('palette'),
    '?': () => setOpen('shortcuts'),
    '/': focusSearch,
    ...Object.fromEntries(
      destinations.flatMap(({ shortcut, path }) =>
        shortcut ? [[shortcut, () => navigate(path)]] : [],
      ),
    ),
  });

  return (
    <>
      <StarredPages currentHref={href} getIcon={getStarIcon} />
      <StarButton href={href} title={getStarTitle} />
      <IconButton
        label={intl.formatMessage({
          id: 'commands.open',
          defaultMessage: 'Find pages and actions',
        })}
        onPress={() => setOpen('palette')}
        onHoverStart={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        aria-expanded={open === 'palette'}
      >
        <Icon as={Search} size={20} />
      </IconButton>
      <Suspense>
        {open === 'palette' && (
          <Palette onClose={() => close('palette')} onShortcuts={() => setOpen('shortcuts')} />
        )}
        {open === 'shortcuts' && <Shortcuts onClose={() => close('shortcuts')} />}
      </Suspense>
    </>
  );
}
