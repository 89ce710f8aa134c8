import { palette } from '../design-system/theme/generated/palette.ts';
import * as tokens from '../design-system/theme/generated/tokens.ts';

type Icon = 'paintbrush' | 'transfer' | 'globe' | 'circle' | 'lightning';
type Choice = { value: string; title: string };

function toolbar(title: string, icon: Icon, items: Choice[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const { swatches } = palette;

/** The hex of a colour in the toolbar; null for the theme's own. */
export function colorOf(name: unknown): string | null {
  return swatches[name as keyof typeof swatches] ?? null;
}

/** What the toolbar of Storybook switches, beside the width of the screen. */
export const globalTypes = {
  theme: toolbar('Theme', 'paintbrush', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'semi-dark', title: 'Semi-dark' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'auto', title: 'By language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  locale: toolbar('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'ar', title: 'العربية' },
    { value: 'zh-Hans', title: '简体中文' },
  ]),
  primaryColor: toolbar('Primary colour', 'circle', [
    { value: 'own', title: 'Dark grey' },
    ...Object.keys(swatches).map((name) => ({ value: name, title: capital(name) })),
  ]),
  motion: toolbar('Motion', 'lightning', [
    { value: 'full', title: 'As the system says' },
    { value: 'reduced', title: 'Reduced' },
  ]),
};

function screen(name: string, width: number, height: number) {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } };
}

/** Screens to look at: the narrowest that everything works on, a phone, and one at each breakpoint. */
export const viewports = {
  narrow: screen('Narrow phone', 320, 640),
  phone: screen('Phone', 360, 740),
  sm: screen('Breakpoint sm', tokens.breakpoint.sm, 900),
  md: screen('Breakpoint md', tokens.breakpoint.md, 1024),
  lg: screen('Breakpoint lg', tokens.breakpoint.lg, 768),
  xl: screen('Breakpoint xl', tokens.breakpoint.xl, 800),
  desktop: screen('Desktop', 1280, 800),
};
