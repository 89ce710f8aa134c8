import { config } from '../../config.ts';

/** A dialog that buttons of the navbar, the account menu on phones and the command palette open. */
export type NavbarDialog = 'palette' | 'shortcuts' | 'display' | 'stars';

/** Returns the title under which the current page is starred. */
export function getStarTitle(): string {
  return document.title.replace(`${config.appName} | `, '');
}
