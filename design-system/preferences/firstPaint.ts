/**
 * Applies the stored theme, language, direction, colours and shell options. Its source is inlined
 * at the top of body, before any module loads, so it imports nothing and swallows all storage
 * errors.
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
      const option = stored[name];
      if (typeof option === 'string' && /^[a-z-]+$/.test(option)) root.dataset[name] = option;
    }
    const hasColors = stored['primaryColor'] || stored['navbarColor'];
    for (const [name, color] of Object.entries(hasColors ? read('palette') : {})) {
      if (!/^--own-[a-z-]+ #[0-9a-f]{6}$/.test(`${name} ${String(color)}`)) continue;
      root.style.setProperty(name, String(color));
      if (name === '--own-navbar-text') root.dataset['navbarColor'] = '';
    }
  } catch {
    // Without readable preferences the page is light and left-to-right.
  }
}
