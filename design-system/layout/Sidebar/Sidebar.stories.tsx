import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleBrand, examplePlaces } from '../../testing/examplePlaces.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: { brand: exampleBrand, items: examplePlaces },
  decorators: [
    (Story) => <div style={{ inlineSize: 260, blockSize: 480, display: 'grid' }}>{<Story />}</div>,
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place where the reader is says so. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Jobs' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** A label that does not fit ends in an ellipsis. */
export const AllStates: Story = {
  args: {
    items: examplePlaces.map((place) => ({
      ...place,
      label: `${place.label} and what belongs to it`,
    })),
  },
};
