import { defineMessages } from 'react-intl';

/** Texts that menus and commands have in common. */
export const commandWords = defineMessages({
  commandsOpen: { id: 'commands.open', defaultMessage: 'Find pages and actions' },
  commandsShortcuts: { id: 'commands.shortcuts', defaultMessage: 'Keyboard shortcuts' },
  layoutAccountDark: { id: 'layout.account.dark', defaultMessage: 'Dark theme' },
  layoutAccountDisplay: { id: 'layout.account.display', defaultMessage: 'Display settings' },
  layoutAccountLight: { id: 'layout.account.light', defaultMessage: 'Light theme' },
  layoutAccountLogout: { id: 'layout.account.logout', defaultMessage: 'Log out' },
});
