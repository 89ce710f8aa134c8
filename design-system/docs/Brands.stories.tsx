import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defineTheme, type ThemeOptions } from '../preferences/theme/defineTheme.ts';
import { BrandPage } from './BrandPage.tsx';
import { brands } from './brands.ts';

const meta = { title: 'Foundations/Brands', render: () => <BrandPage /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a story of the page in a brand, whose stylesheet applies to the whole page. */
function inBrand(options: ThemeOptions): Story {
  return {
    parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
    beforeEach: () => {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = defineTheme(options).css;
      return () => style.remove();
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('application')).toBeVisible();
    },
  };
}

export const Bank: Story = inBrand(brands.bank);
export const Newspaper: Story = inBrand(brands.newspaper);
export const ToyShop: Story = inBrand(brands.toyShop);
export const Hospital: Story = inBrand(brands.hospital);
export const BlackAndWhite: Story = inBrand(brands.blackAndWhite);
