import {
  Icon,
  preferenceChoices,
  usePreference,
  type Command,
  type Preferences,
} from '@byline/design-system';
import { CalendarPlus, Keyboard, Settings } from 'lucide-react';
import { useIntl } from 'react-intl';
import { calendarWords } from '../calendar/calendarWords.ts';
import { useExportDeadlines } from '../calendar/useDownloadCalendar.ts';
import type { NavbarDialog } from './navbarDialog.ts';
import { commandWords } from './commandWords.ts';
import { getThemeItem, useLanguageItems, useLogoutItem } from './sharedItems.tsx';

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
      ...getThemeItem(theme, 20),
    }));
}

function useLanguageCommands(): Command[] {
  const { formatMessage } = useIntl();
  const keyword = formatMessage({ id: 'commands.language', defaultMessage: 'language' });
  return useLanguageItems(20).map((item) => ({
    ...item,
    // The English word finds the languages in every language of the app.
    aliases: [keyword, 'language', item.lang],
  }));
}

/** Returns the commands of the palette that are not pages: deadlines, display, themes, languages, shortcuts and logout. */
export function useActions(onOpen: (dialog: NavbarDialog) => void): Command[] {
  const { formatMessage } = useIntl();
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
    useLogoutItem(20),
  ];
}
