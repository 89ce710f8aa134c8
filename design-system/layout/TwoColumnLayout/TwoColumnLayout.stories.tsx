import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../data/Card/Card.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { TwoColumnLayout } from './TwoColumnLayout.tsx';

const meta = {
  title: 'Layout/TwoColumnLayout',
  component: TwoColumnLayout,
  args: {
    children: <Card title="Brief">Make tea look like the best minute of the morning.</Card>,
    aside: <Card title="Your next step">Apply by 05/03/2026.</Card>,
  },
} satisfies Meta<typeof TwoColumnLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** `asideStart` is at the top of the aside; on narrow screens it is above both columns. */
export const WithAsideStart: Story = {
  args: {
    asideStart: <Card title="Your next step">Apply by 05/03/2026.</Card>,
    aside: <Card title="About the brand">Replies within 9 hours.</Card>,
  },
};

/** Each column is as high as its content. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    children: <Card title="Brief">{Array.from({ length: 200 }, () => 'A long brief. ')}</Card>,
  },
};
