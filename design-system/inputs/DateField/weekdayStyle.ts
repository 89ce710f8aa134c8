/** Returns the length of weekday names: Arabic has no short form other than letters. */
export function getWeekdayStyle(locale: string): 'narrow' | 'short' {
  return locale.startsWith('ar') ? 'narrow' : 'short';
}
