import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Bell, Search, Trash2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { platforms } from '../portal/PlatformIcon/platforms.tsx';
import { PlatformName } from '../portal/PlatformName/PlatformName.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { size: 16, use: 'in text' },
  { size: 18, use: 'in a button' },
  { size: 20, use: 'in a menu' },
  { size: 24, use: 'alone' },
  { size: 28, use: 'next to the product name' },
];

/** The sizes in use. */
export const Default: Story = {
  render: () => (
    <Inline gap="xl" align="end">
      {sizes.map(({ size, use }) => (
        <Stack key={size} gap="xs" align="center">
          <Icon as={Bell} size={size} />
          <Text size="sm">
            {size} px, {use}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map(
      (icon) => icon.getBoundingClientRect().width,
    );
    await expect(widths).toEqual(sizes.map(({ size }) => size));
  },
};

/** Next to a text, an icon is hidden from screen readers; alone, it has a label. */
export const WithAndWithoutText: Story = {
  render: () => (
    <Inline gap="md">
      <Button icon={<Icon as={Search} size={18} />}>Search</Button>
      <IconButton aria-label="Delete">
        <Icon as={Trash2} size={20} />
      </IconButton>
      <Inline gap="2xs">
        <Icon as={Bell} size={20} aria-label="New" />
        <Text as="span">3 messages</Text>
      </Inline>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

/** Directional icons are mirrored; a bell is not. */
export const Directions: Story = {
  render: () => (
    <Grid minColumnWidth={160}>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction}>
          <Inline gap="sm">
            <Icon as={ArrowRight} isDirectional />
            <Icon as={Bell} />
            <Text as="span">{direction}</Text>
          </Inline>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    // The third icon is the arrow in the example from right to left.
    const [, , mirrored] = canvasElement.querySelectorAll('svg');
    await expect(mirrored).toHaveAttribute('data-directional');
  },
};

/** The icons of the platforms. */
export const Platforms: Story = {
  render: () => (
    <Inline gap="lg">
      {platforms.map((platform) => (
        <PlatformName key={platform} platform={platform} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(platforms.length);
  },
};
