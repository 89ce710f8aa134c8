import { designSystemLanguages } from '../design-system/i18n/languages.ts';
import { palette } from '../design-system/theme/generated/palette.ts';
import * as tokens from '../design-system/theme/generated/tokens.ts';

type Icon = 'calendar' | 'paintbrush' | 'transfer' | 'globe' | 'circle';
type Option = { value: string; title: string };

/** Creates a menu of the toolbar. */
function createMenu(title: string, icon: Icon, items: Option[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

function toLanguageOption(locale: string): Option {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return { value: locale, title: names.of(locale) ?? locale };
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const { swatches } = palette;

/** Returns the hex code of a colour in the toolbar; null for the default of the theme. */
export function getSwatchColor(name: unknown): string | null {
  return swatches[name as keyof typeof swatches] ?? null;
}

/** The globals that the toolbar of Storybook sets. */
export const globalTypes = {
  theme: createMenu('Theme', 'paintbrush', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'semi-dark', title: 'Semi-dark' },
  ]),
  direction: createMenu('Direction', 'transfer', [
    { value: 'auto', title: 'By language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  formats: createMenu('Formats', 'calendar', [
    { value: 'product', title: 'Product' },
    { value: 'language', title: 'By language' },
  ]),
  locale: createMenu('Language', 'globe', designSystemLanguages.map(toLanguageOption)),
  primaryColor: createMenu('Primary colour', 'circle', [
    // `own` is no swatch, but the default colour of the theme.
    { value: 'own', title: 'Dark grey' },
    ...Object.keys(swatches).map((name) => ({ value: name, title: capitalize(name) })),
  ]),
};

function createViewport(name: string, width: number, height: number) {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } };
}

/** The viewports of the toolbar: the narrowest supported phone, a usual phone, each breakpoint and a desktop. */
export const viewports = {
  narrow: createViewport('Narrow phone', 320, 640),
  phone: createViewport('Phone', 360, 740),
  sm: createViewport('Breakpoint sm', tokens.breakpoint.sm, 900),
  md: createViewport('Breakpoint md', tokens.breakpoint.md, 1024),
  lg: createViewport('Breakpoint lg', tokens.breakpoint.lg, 768),
  xl: createViewport('Breakpoint xl', tokens.breakpoint.xl, 800),
  desktop: createViewport('Desktop', 1280, 800),
};
