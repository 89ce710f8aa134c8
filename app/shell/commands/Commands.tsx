import { Icon, IconButton, StarButton, StarredPages, useShortcuts } from '@byline/design-system';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { pageTitle } from './pageTitle.ts';
import { signOf } from './places.tsx';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(loadPalette);
const Shortcuts = lazy(() => import('./Shortcuts.tsx'));

type Open = 'palette' | 'shortcuts' | null;

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
  return search !== null;
}

/** The quick ways about the application in its navbar: starred pages, the palette, the shortcuts of the keyboard. */
export default function Commands() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const href = `${pathname}${search}`;
  // An action of the palette may have opened the list by the time the palette closes.
  const close = (part: Open) => setOpen((now) => (now === part ? null : now));
  const prepare = () => void loadPalette();

  useShortcuts({
    'Mod+k': () => setOpen('palette'),
    '?': () => setOpen('shortcuts'),
    '/': focusSearch,
    'g d': () => navigate(paths.dashboard),
    'g j': () => navigate(paths.jobs),
    'g h': () => navigate(paths.jobHistory),
    'g w': () => navigate(paths.wallet),
  });

  return (
    <>
      <StarredPages currentHref={href} getIcon={signOf} />
      <StarButton href={href} title={() => pageTitle(intl)} />
      <IconButton
        label={intl.formatMessage({
          id: 'commands.open',
          defaultMessage: 'Find pages and actions',
        })}
        onPress={() => setOpen('palette')}
        onHoverStart={prepare}
        onFocus={prepare}
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
