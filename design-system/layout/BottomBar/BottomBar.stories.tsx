import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Layout/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 120 } } },
  args: { items: exampleItems },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visible below 768 px only. */
export const Default: Story = {};

export const Three: Story = { args: { items: exampleItems.slice(0, 3) } };

/** Long labels wrap. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: { items: exampleItems.map((place) => ({ ...place, label: <>{place.label} and more</> })) },
};
