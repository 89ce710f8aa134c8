import {
  Icon,
  preferenceChoices,
  preferencesStore,
  usePreference,
  type Command,
  type Preferences,
} from '@byline/design-system';
import {
  CalendarPlus,
  Contrast,
  Keyboard,
  Languages,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { calendarWords } from '../calendar/calendarWords.ts';
import { useExportDeadlines } from '../calendar/useDownloadCalendar.ts';
import { useUser } from '../../session/useUser.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { NavbarDialog } from './navbarDialog.ts';
import { useLogout } from '../../session/useLogout.ts';
import { commandWords } from './commandWords.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon, 'semi-dark': Contrast };

function useThemeCommands(): Command[] {
  const { formatMessage } = useIntl();
  const current = usePreference('theme');
  const keyword = formatMessage({ id: 'commands.theme', defaultMessage: 'theme colours display' });
  const labels: Record<Preferences['theme'], string> = {
    system: formatMessage({ id: 'commands.systemTheme', defaultMessage: 'Theme of this device' }),
    light: formatMessage(commandWords.layoutAccountLight),
    dark: formatMessage(commandWords.layoutAccountDark),
    'semi-dark': formatMessage({ id: 'commands.semiDark', defaultMessage: 'Semi-dark theme' }),
  };
  return preferenceChoices.theme
    .filter((theme) => theme !== current)
    .map((theme) => ({
      id: `theme-${theme}`,
      label: labels[theme],
      aliases: [keyword],
      icon: <Icon as={themeIcons[theme]} size={20} />,
      onAction: () => preferencesStore.set({ theme }),
    }));
}

function useLanguageCommands(): Command[] {
  const { formatMessage } = useIntl();
  const { locale, setLocale } = useLanguage();
  const keyword = formatMessage({ id: 'commands.language', defaultMessage: 'language' });
  return languages
    .filter(({ id }) => id !== locale)
    .map(({ id, label, lang }) => ({
      lang,
      id: `language-${id}`,
      label,
      // The English word finds the languages in every language of the app.
      aliases: [keyword, 'language', id],
      icon: <Icon as={Languages} size={20} />,
      onAction: () => setLocale(id),
    }));
}

/** Returns the commands of the palette that are not pages: deadlines, display, themes, languages, shortcuts and logout. */
export function useActions(onOpen: (dialog: NavbarDialog) => void): Command[] {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const logout = useLogout();
  const exportDeadlines = useExportDeadlines();
  return [
    {
      id: 'deadlines',
      label: formatMessage(calendarWords.export),
      aliases: ['ics', 'ical'],
      icon: <Icon as={CalendarPlus} size={20} />,
      onAction: () => void exportDeadlines(),
    },
    {
      id: 'display',
      label: formatMessage(commandWords.layoutAccountDisplay),
      icon: <Icon as={Settings} size={20} />,
      onAction: () => onOpen('display'),
    },
    ...useThemeCommands(),
    ...useLanguageCommands(),
    {
      id: 'shortcuts',
      label: formatMessage(commandWords.commandsShortcuts),
      shortcut: '?',
      icon: <Icon as={Keyboard} size={20} />,
      onAction: () => onOpen('shortcuts'),
    },
    {
      id: 'logout',
      label: formatMessage(commandWords.layoutAccountLogout),
      icon: <Icon as={LogOut} size={20} isDirectional />,
      onAction: () => void (user && logout(user)),
    },
  ];
}
