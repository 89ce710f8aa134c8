import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlaces } from '../../testing/examplePlaces.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Layout/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 120 } } },
  args: { items: examplePlaces },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is there under 768 px only. */
export const Default: Story = {};

export const Three: Story = { args: { items: examplePlaces.slice(0, 3) } };

/** Long names wrap. */
export const AllStates: Story = {
  args: { items: examplePlaces.map((place) => ({ ...place, label: `${place.label} of mine` })) },
};
