import { getDirection } from './direction.ts';
import type { PreferenceOptions } from './preferences.ts';

export type FirstPaintOptions = PreferenceOptions & {
  /**
   * The key in `localStorage` under which your portal stores the language of the user.
   * @default 'locale'
   */
  localeKey?: string;
};

/**
 * Applies the stored theme, language, direction, colours and shell options. Its source is inlined
 * at the top of body, before any module loads, so it uses only its parameters and swallows all
 * storage errors.
 */
function applyBeforePaint(
  { storagePrefix = '', defaults, localeKey = 'locale' }: FirstPaintOptions,
  toDirection: typeof getDirection,
): void {
  const { documentElement: root, body } = document;
  function read(key: string): Record<string, unknown> {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
    } catch {
      return {};
    }
  }
  try {
    const locale = localStorage.getItem(localeKey);
    if (locale !== null && /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(locale)) root.lang = locale;
  } catch {
    // Without readable storage the page keeps the language of its HTML.
  }
  const stored = { theme: 'system', ...defaults, ...read(`${storagePrefix}preferences`) };
  const { theme, direction, primaryColor, navbarColor } = stored;
  const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = theme === 'system' && isSystemDark() ? 'dark' : theme;
  if (shown === 'dark' || shown === 'semi-dark') body.classList.add(`theme-${shown}`);
  const languageDirection = toDirection(root.lang);
  root.dir = direction === 'rtl' || direction === 'ltr' ? direction : languageDirection;
  root.toggleAttribute('data-other-direction', root.dir !== languageDirection);
  for (const name of ['navbarType', 'footerType', 'routeTransition'] as const) {
    const option = stored[name];
    if (typeof option === 'string' && /^[a-z-]+$/.test(option)) root.dataset[name] = option;
  }
  // What frame.css draws in place of AppShell until that is rendered.
  const sidebar = stored['sidebarCollapsed'] === true ? 'collapsed' : 'vertical';
  root.dataset['menu'] = stored['layout'] === 'horizontal' ? 'horizontal' : sidebar;
  const palette = primaryColor || navbarColor ? read(`${storagePrefix}palette`) : {};
  for (const [name, color] of Object.entries(palette)) {
    if (!/^--own-[a-z-]+ #[0-9a-f]{6}$/i.test(`${name} ${String(color)}`)) continue;
    root.style.setProperty(name, String(color));
    if (name === '--own-navbar-text') root.dataset['navbarColor'] = '';
  }
}

/**
 * The functions of the script, as text. The build of the library replaces this module with the text: a portal's bundler would add calls
 * to its helpers to the functions, such as `__name` with esbuild's `keepNames`, which do not exist where the script runs.
 */
export const firstPaintFunctions = `${applyBeforePaint.toString()},${getDirection.toString()}`;
