/**
 * Puts the stored theme, language and direction on the page. It is inlined at the top of body, where no
 * module has loaded yet, so it stands alone: nothing imported, every surprise of the storage swallowed.
 */
export function applyBeforePaint(): void {
  try {
    const { documentElement: root, body } = document;
    const locale = localStorage.getItem('locale');
    if (locale !== null && /^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(locale)) root.lang = locale;
    if (root.lang.startsWith('ar')) root.dir = 'rtl';
    const stored: unknown = JSON.parse(localStorage.getItem('preferences') ?? '{}');
    const { theme, direction } = stored as { theme?: unknown; direction?: unknown };
    if (theme === 'dark' || theme === 'semi-dark') body.classList.add(`theme-${theme}`);
    if (direction === 'rtl' || direction === 'ltr') root.dir = direction;
  } catch {
    // Without a readable preference the page is light and left-to-right.
  }
}
