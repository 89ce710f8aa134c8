import { Icon, preferencesStore, type Preferences } from '@byline/design-system';
import { Contrast, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLogout } from '../../session/useLogout.ts';
import { useUser } from '../../session/useUser.ts';
import { commandWords } from './commandWords.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon, 'semi-dark': Contrast };

/** Returns the icon and the action of an item that sets the theme; `iconSize` is in px. */
export function getThemeItem(theme: Preferences['theme'], iconSize: number) {
  return {
    icon: <Icon as={themeIcons[theme]} size={iconSize} />,
    onAction: () => preferencesStore.set({ theme }),
  };
}

/** Returns an item for each language of the app except the current one; `iconSize` is in px. */
export function useLanguageItems(iconSize: number) {
  const { locale, setLocale } = useLanguage();
  return languages
    .filter(({ id }) => id !== locale)
    .map(({ id, label, lang }) => ({
      lang,
      id: `language-${id}`,
      label,
      icon: <Icon as={Languages} size={iconSize} />,
      onAction: () => setLocale(id),
    }));
}

/** Returns the item that logs out; `iconSize` is in px. */
export function useLogoutItem(iconSize: number) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const logout = useLogout();
  return {
    id: 'logout',
    label: formatMessage(commandWords.layoutAccountLogout),
    icon: <Icon as={LogOut} size={iconSize} isDirectional />,
    onAction: () => void (user && logout(user)),
  };
}
