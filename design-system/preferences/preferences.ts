/**
 * The values of each display preference. Source: specification, section 3. The theme `system` is
 * light or dark as set in the operating system.
 */
export const preferenceChoices = {
  theme: ['system', 'light', 'dark', 'semi-dark'],
  layout: ['vertical', 'horizontal'],
  direction: ['auto', 'ltr', 'rtl'],
  navbarType: ['sticky', 'static', 'floating', 'hidden'],
  footerType: ['static', 'sticky', 'hidden'],
  routeTransition: ['zoom-fade', 'slide-fade', 'fade-bottom', 'fade', 'zoom-out', 'none'],
} as const;

const switches = {
  sidebarCollapsed: false,
  customizer: true,
  themeTour: false,
  scrollToTop: true,
};

type Choices = { [K in keyof typeof preferenceChoices]: (typeof preferenceChoices)[K][number] };
type Switches = { [K in keyof typeof switches]: boolean };

/**
 * The display preferences. `primaryColor` and `navbarColor` are `#rrggbb`, or null for the colour
 * of the theme.
 */
export type Preferences = Choices &
  Switches & { primaryColor: string | null; navbarColor: string | null };

/** What a portal decides about the preferences of its users. */
export type PreferenceOptions = {
  /**
   * Precedes the keys of the library in `localStorage`, which all portals of an origin share otherwise.
   * @default ''
   */
  storagePrefix?: string;
  /** The preferences of new users. `defaultPreferences` applies to the others. */
  defaults?: Partial<Preferences>;
};

/** The preferences of a new user. The direction `auto` follows the locale. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  layout: 'vertical',
  direction: 'auto',
  navbarType: 'sticky',
  footerType: 'static',
  routeTransition: 'zoom-fade',
  ...switches,
  primaryColor: null,
  navbarColor: null,
};

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function isValid(key: string, value: unknown): boolean {
  if (key in preferenceChoices) {
    const choices: readonly string[] = preferenceChoices[key as keyof Choices];
    return typeof value === 'string' && choices.includes(value);
  }
  if (key in switches) return typeof value === 'boolean';
  return value === null || isColor(value);
}

/**
 * Parses stored preferences. Missing or invalid values fall back to their defaults. Never throws.
 */
export function parsePreferences(stored: unknown, defaults = defaultPreferences): Preferences {
  if (stored === null || typeof stored !== 'object') return defaults;
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    const value = (stored as Record<string, unknown>)[key];
    return [key, isValid(key, value) ? value : fallback];
  });
  return Object.fromEntries(entries) as Preferences;
}

/**
 * Returns the preferences with a change applied. A horizontal menu and the semi-dark theme exclude
 * each other: the newer choice wins.
 */
export function mergePreferences(current: Preferences, change: Partial<Preferences>): Preferences {
  const next = { ...current, ...change };
  if (next.layout === 'horizontal' && next.theme === 'semi-dark') {
    return change.theme === 'semi-dark'
      ? { ...next, layout: 'vertical' }
      : { ...next, theme: 'light' };
  }
  return next;
}
