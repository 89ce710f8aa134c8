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
import { BrandPage } from './BrandPage.tsx';
import { brands } from './brands.ts';
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
