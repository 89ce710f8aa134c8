import {
  breakpoints,
  Icon,
  preferencesStore,
  useResolvedTheme,
  useWindowWidth,
  type MenuItem,
} from '@byline/design-system';
import { useStar, useStarredPages } from '@byline/design-system/portal';
import {
  ArrowDownUp,
  CircleUser,
  Keyboard,
  Languages,
  LogOut,
  Moon,
  Settings,
  Star,
  StarOff,
  Sun,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../session/useUser.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { paths } from '../../paths.ts';
import { useLogout } from '../../session/useLogout.ts';
import { getStarTitle, type NavbarDialog } from './navbarDialog.ts';
import { commandWords } from './commandWords.ts';

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
  const { data: user } = useUser();
  const { locale, setLocale } = useLanguage();
  const isDark = useResolvedTheme() === 'dark';
  const logout = useLogout();
  // Below this width, the app has a bottom bar, and the navbar has fewer buttons.
  const isPhone = useWindowWidth((width) => width < breakpoints.md);
  const phoneItems = usePhoneItems(onOpen);
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
      onAction: () => preferencesStore.set({ theme: isDark ? 'light' : 'dark' }),
      icon: <Icon as={isDark ? Sun : Moon} size={18} />,
      label: isDark
        ? formatMessage(commandWords.layoutAccountLight)
        : formatMessage(commandWords.layoutAccountDark),
    },
    ...languages
      .filter(({ id }) => id !== locale)
      .map(({ id, label, lang }) => ({
        lang,
        id: `language-${id}`,
        onAction: () => setLocale(id),
        icon: <Icon as={Languages} size={18} />,
        label,
      })),
    {
      id: 'logout',
      onAction: () => void (user && logout(user)),
      icon: <Icon as={LogOut} size={18} isDirectional />,
      label: formatMessage(commandWords.layoutAccountLogout),
    },
  ];
}
