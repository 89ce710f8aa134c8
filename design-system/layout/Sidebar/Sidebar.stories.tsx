import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleBrand, exampleItems } from '../../testing/exampleNavigation.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: { brand: exampleBrand, items: exampleItems },
  decorators: [
    (Story) => <div style={{ inlineSize: 260, blockSize: 480, display: 'grid' }}>{<Story />}</div>,
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current item is marked. */
export const Default: Story = {};

/** Long labels are truncated with an ellipsis. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    items: exampleItems.map((place) => ({
      ...place,
      label: <>{place.label} and everything related</>,
    })),
  },
};
