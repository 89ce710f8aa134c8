import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pathToProperty } from '../../tokens/toCss.ts';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { defineTheme, type ThemeOptions } from '../preferences/theme/defineTheme.ts';
import { preferencesStore } from '../preferences/preferencesStore.ts';
import { BrandPage } from '../testing/BrandPage.tsx';
import { Name } from './TokenTable.styles.ts';
import { LookupTable } from './TokenTable.tsx';
import { listTokens, withPixels } from './tokenValues.ts';

const meta = { title: 'Foundations/Theming' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A portal with its own primary colour, font and corners. */
export const Default: Story = {
  // The stylesheet applies to the whole page.
  parameters: { docs: { story: { inline: false, iframeHeight: 220 } } },
  beforeEach: () => {
    const { css } = defineTheme({
      colors: { primary: '#0f7580' },
      fontFamily: 'Georgia, serif',
      radius: '0.125rem',
    });
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = css;
    return () => style.remove();
  },
  render: () => (
    <Stack align="start">
      <TextField label="City" />
      <Inline>
        <Button>Apply</Button>
        <Badge tone="primary">New</Badge>
        <Link href="#terms">Terms</Link>
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Apply' });
    const isDark = document.body.classList.contains('theme-dark');
    await expect(getComputedStyle(button).borderRadius).toBe('2px');
    await expect(getComputedStyle(button).fontFamily).toBe('Georgia, serif');
    if (!isDark) await expect(button).toHaveStyle({ backgroundColor: 'rgb(15, 117, 128)' });
    // The colour that a user chooses replaces the brand's colour until it is removed.
    const brand = getComputedStyle(button).backgroundColor;
    const { primaryColor } = preferencesStore.get();
    preferencesStore.set({ primaryColor: '#c2257a' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(brand));
    preferencesStore.set({ primaryColor });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(brand));
  },
};

const brands = {
  bank: {
    colors: {
      primary: '#00437a',
      accent: '#b8860b',
      neutral: '#4a5a6a',
      canvas: { light: '#f3f6f9', dark: '#10171e' },
      series: [
        '#00437a',
        '#b8860b',
        '#2f7d6b',
        '#7a3b69',
        '#4d7ea8',
        '#8a5a2b',
        '#5a6b2f',
        '#93304a',
      ],
    },
    fontFamily: { body: "'Noto Sans', sans-serif", heading: 'Georgia, serif' },
    radius: '0.125rem',
    density: 'compact',
  },
  newspaper: {
    colors: {
      primary: { light: '#9b1c1c', dark: '#f0a3a3' },
      neutral: '#6b5d4f',
      canvas: { light: '#fbf6ec', dark: '#1b1813' },
      surface: { light: '#fffdf8', dark: '#242019' },
    },
    fontFamily: { body: 'Georgia, serif' },
    fontSize: { base: 1, ratio: 1.2 },
    radius: '0px',
    shadow: 'none',
  },
  toyShop: {
    colors: {
      primary: '#ffca28',
      accent: '#e91e63',
      neutral: '#6a4c93',
      success: '#8bc34a',
      warning: '#ff9800',
      danger: '#f44336',
      info: '#29b6f6',
      series: [
        '#ffca28',
        '#e91e63',
        '#29b6f6',
        '#8bc34a',
        '#ff9800',
        '#7e57c2',
        '#26a69a',
        '#8d6e63',
      ],
    },
    fontFamily: "'Comic Neue', 'Trebuchet MS', sans-serif",
    fontWeight: { medium: 600, semibold: 700, bold: 800 },
    radius: '1rem',
    borderWidth: '2px',
    density: 'comfortable',
  },
  hospital: {
    colors: {
      primary: { light: '#00796b', dark: '#4db6ac' },
      neutral: '#455a64',
      canvas: { light: '#eef6f5', dark: '#0e1716' },
      danger: '#c62828',
      info: '#0277bd',
    },
    fontSize: { base: 1.0625 },
    radius: '0.5rem',
    motion: 0,
  },
  blackAndWhite: {
    colors: {
      primary: { light: '#000000', dark: '#ffffff' },
      neutral: '#777777',
      canvas: { light: '#ffffff', dark: '#000000' },
      surface: { light: '#ffffff', dark: '#000000' },
      raised: { light: '#ffffff', dark: '#121212' },
      series: [
        { light: '#000000', dark: '#ffffff' },
        { light: '#595959', dark: '#a6a6a6' },
        { light: '#8c8c8c', dark: '#737373' },
        { light: '#333333', dark: '#cccccc' },
        { light: '#707070', dark: '#8f8f8f' },
        { light: '#1a1a1a', dark: '#e6e6e6' },
        { light: '#4d4d4d', dark: '#b3b3b3' },
        { light: '#808080', dark: '#7f7f7f' },
      ],
    },
    radius: '0px',
    shadow: 'none',
  },
} satisfies Record<string, ThemeOptions>;

/** Returns a story of a dense page in a brand, whose stylesheet applies to the whole page. */
function inBrand(options: ThemeOptions): Story {
  return {
    parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
    beforeEach: () => {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = defineTheme(options).css;
      return () => style.remove();
    },
    render: () => <BrandPage />,
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('application')).toBeVisible();
    },
  };
}

export const Bank = inBrand(brands.bank);
export const Newspaper = inBrand(brands.newspaper);
export const ToyShop = inBrand(brands.toyShop);
export const Hospital = inBrand(brands.hospital);
export const BlackAndWhite = inBrand(brands.blackAndWhite);

const groups = [
  'color',
  'font',
  'radius',
  'border',
  'space',
  'size',
  'shadow',
  'motion',
  'layer',
] as const;
const variables = groups.flatMap(listTokens);

/** The CSS variables of the stylesheet, with their values in the light theme. */
export const Variables: Story = {
  render: () => (
    <LookupTable
      label="CSS variables"
      rows={variables}
      getRowKey={({ path }) => path}
      columns={[
        { title: 'Variable', cell: ({ path }) => <Name>{pathToProperty(path)}</Name> },
        { title: 'Value', cell: ({ values }) => <bdi dir="ltr">{withPixels(values.light)}</bdi> },
      ]}
    />
  ),
  play: async () => {
    const style = getComputedStyle(document.body);
    const unknown = variables.filter(
      ({ path }) => style.getPropertyValue(pathToProperty(path)) === '',
    );
    await expect(unknown).toEqual([]);
  },
};
