import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { examplePicture } from '../../testing/examplePicture.ts';
import { permutations } from '../../testing/permutations.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Mira Santos' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { src: examplePicture, 'aria-label': 'Mira Santos' } };

/** The initials are shown if the picture cannot be loaded. */
export const PictureFails: Story = { args: { src: 'data:image/png,broken' } };

/** Returns the red, green and blue of a computed colour, 0 to 1. */
function readChannels(color: string): number[] {
  const isSrgb = color.startsWith('color(srgb');
  return (color.replace('color(srgb', '').match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel) / (isSrgb ? 1 : 255));
}

/** Returns the relative luminance of a colour, from WCAG 2.2. */
function getLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Emblems of brands, one of each palette. They have at least 2 : 1 on their ground in every theme. */
export const Brands: Story = {
  parameters: withoutPicture,
  render: () => (
    <Inline gap="sm">
      {[
        'Tablemates',
        'Petal Post',
        'Verdant Skin',
        'Solstice Drinks',
        'Nimbus Run',
        'Kindly Pets',
      ].map((name) => (
        <Avatar key={name} name={name} shape="square" />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll('[data-color]')].filter((tile) =>
      tile.getAttribute('d'),
    );
    await expect(tiles.length).toBeGreaterThan(6);
    const theme = document.body.className;
    const ratios = ['', 'theme-dark', 'theme-semi-dark'].flatMap((name) => {
      document.body.className = name;
      return tiles.map((tile) => {
        const { fill, opacity } = getComputedStyle(tile);
        const avatar = tile.closest('[data-shape]')!;
        const ground = readChannels(getComputedStyle(avatar).backgroundColor);
        const share = Number(opacity);
        const shown = readChannels(fill).map(
          (channel, index) => channel * share + (ground[index] ?? 0) * (1 - share),
        );
        const [dark, light] = [getLuminance(shown), getLuminance(ground)].toSorted((a, b) => a - b);
        return (light! + 0.05) / (dark! + 0.05);
      });
    });
    document.body.className = theme;
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(2);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        src: [null, examplePicture],
        shape: ['circle', 'square'],
        size: ['xs', 'sm', 'md', 'lg', 'xl'],
      }).map((props) => (
        <Avatar key={JSON.stringify(props)} {...args} {...props} />
      ))}
      <Avatar name="李小龙" />
      <Avatar name="مريم الحسن" />
      <Avatar name="" />
    </Inline>
  ),
};
