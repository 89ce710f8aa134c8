/** How the days of the week are called above a calendar: Arabic shortens them to their letters only. */
export function weekdayStyle(locale: string): 'narrow' | 'short' {
  return locale.startsWith('ar') ? 'narrow' : 'short';
}
