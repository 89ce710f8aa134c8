import {
  breakpoints,
  Icon,
  useResolvedTheme,
  useWindowWidth,
  type MenuItem,
} from '@byline/design-system';
import { useStar, useStarredPages } from '@byline/design-system/portal';
import { ArrowDownUp, CircleUser, Keyboard, Settings, Star, StarOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { getStarTitle, type NavbarDialog } from './navbarDialog.ts';
import { commandWords } from './commandWords.ts';
import { getThemeItem, useLanguageItems, useLogoutItem } from './sharedItems.tsx';

type OpenDialog = (dialog: NavbarDialog) => void;

/** Returns the items that phones have in the account menu, because their navbar has no room for them. */
function usePhoneItems(onOpen: OpenDialog): MenuItem[] {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const star = useStar(`${pathname}${search}`, getStarTitle);
  const hasStars = useStarredPages().length > 0;
  return [
    {
      id: 'star',
      onAction: star.toggle,
      icon: <Icon as={star.isStarred ? StarOff : Star} size={18} />,
      label: star.label,
    },
    ...(hasStars
      ? [
          {
            id: 'stars',
            onAction: () => onOpen('stars'),
            icon: <Icon as={ArrowDownUp} size={18} />,
            label: formatMessage({
              id: 'layout.account.stars',
              defaultMessage: 'Arrange starred pages',
            }),
          },
        ]
      : []),
    {
      id: 'display',
      onAction: () => onOpen('display'),
      icon: <Icon as={Settings} size={18} />,
      label: formatMessage(commandWords.layoutAccountDisplay),
    },
    {
      id: 'shortcuts',
      onAction: () => onOpen('shortcuts'),
      icon: <Icon as={Keyboard} size={18} />,
      label: formatMessage(commandWords.commandsShortcuts),
    },
  ];
}

/** Returns the items of the account menu; `onOpen` is called to open a dialog of the navbar. */
export function useAccountItems(onOpen: OpenDialog): MenuItem[] {
  const { formatMessage } = useIntl();
  const isDark = useResolvedTheme() === 'dark';
  // Below this width, the app has a bottom bar, and the navbar has fewer buttons.
  const isPhone = useWindowWidth((width) => width < breakpoints.md);
  const phoneItems = usePhoneItems(onOpen);
  const languageItems = useLanguageItems(18);
  const logoutItem = useLogoutItem(18);
  return [
    {
      id: 'profile',
      href: paths.profile,
      icon: <Icon as={CircleUser} size={18} />,
      label: formatMessage({ id: 'layout.account.profile', defaultMessage: 'Profile' }),
    },
    ...(isPhone ? phoneItems : []),
    {
      id: 'theme',
      ...getThemeItem(isDark ? 'light' : 'dark', 18),
      label: isDark
        ? formatMessage(commandWords.layoutAccountLight)
        : formatMessage(commandWords.layoutAccountDark),
    },
    ...languageItems,
    logoutItem,
  ];
}
