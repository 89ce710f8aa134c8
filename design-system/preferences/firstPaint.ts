/**
 * Puts the stored theme, language, direction, colours and looks of the shell on the page. It is inlined at the top of
 * body, where no module has loaded yet, so it stands alone: nothing imported, every surprise of the storage swallowed.
 */
export function applyBeforePaint(): void {
  try {
    const { documentElement: root, body } = document;
    const locale = localStorage.getItem('locale');
    if (locale !== null && /^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(locale)) root.lang = locale;
    if (root.lang.startsWith('ar')) root.dir = 'rtl';
    const read = (key: string) =>
      JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const stored = read('preferences');
    const { theme, direction } = stored;
    if (theme === 'dark' || theme === 'semi-dark') body.classList.add(`theme-${theme}`);
    if (direction === 'rtl' || direction === 'ltr') root.dir = direction;
    for (const name of ['navbarType', 'footerType', 'routeTransition']) {
      const look = stored[name];
      if (typeof look === 'string' && /^[a-z-]+$/.test(look)) root.dataset[name] = look;
    }
    const hasColors = stored['primaryColor'] || stored['navbarColor'];
    for (const [name, color] of Object.entries(hasColors ? read('palette') : {})) {
      if (!/^--own-[a-z-]+ #[0-9a-f]{6}$/.test(`${name} ${String(color)}`)) continue;
      root.style.setProperty(name, String(color));
      if (name === '--own-navbar-text') root.dataset['navbarColor'] = '';
    }
  } catch {
    // Without a readable preference the page is light and left-to-right.
  }
}
