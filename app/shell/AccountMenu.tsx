import {
  Avatar,
  Icon,
  IconButton,
  Menu,
  preferencesStore,
  useResolvedTheme,
  type MenuEntry,
} from '@byline/design-system';
import { CircleUser, Languages, LogOut, Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useUser } from '../session/useUser.ts';
import { languages } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { paths } from '../paths.ts';
import { useLogout } from '../session/useLogout.ts';

function useMenuItems(): MenuEntry[] {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { locale, setLocale } = useLanguage();
  const isDark = useResolvedTheme() === 'dark';
  const logout = useLogout();
  return [
    {
      id: 'profile',
      href: paths.profile,
      icon: <Icon as={CircleUser} size={18} />,
      label: formatMessage({ id: 'layout.account.profile', defaultMessage: 'Profile' }),
    },
    {
      id: 'theme',
      onAction: () => preferencesStore.set({ theme: isDark ? 'light' : 'dark' }),
      icon: <Icon as={isDark ? Sun : Moon} size={18} />,
      label: isDark
        ? formatMessage({ id: 'layout.account.light', defaultMessage: 'Light theme' })
        : formatMessage({ id: 'layout.account.dark', defaultMessage: 'Dark theme' }),
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
      label: formatMessage({ id: 'layout.account.logout', defaultMessage: 'Log out' }),
    },
  ];
}

/** Renders the menu of the signed-in user: profile, theme, language and logout. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <Menu
      label={formatMessage({ id: 'layout.account.label', defaultMessage: 'Account' })}
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
          label={formatMessage(
            { id: 'layout.account.open', defaultMessage: 'Account of {name}' },
            { name: user.name },
          )}
        >
          <Avatar name={user.name} src={user.avatar_url} size="sm" />
        </IconButton>
      }
      items={useMenuItems}
    />
  );
}
