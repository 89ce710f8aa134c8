import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../data/Card/Card.tsx';
import { TwoColumnLayout } from '../TwoColumnLayout/TwoColumnLayout.tsx';
import { Sticky } from './Sticky.tsx';

const meta = {
  title: 'Layout/Sticky',
  component: Sticky,
  args: {
    'aria-label': 'Brief',
    children: <Card title="Brief">Make tea look like the best minute of the morning.</Card>,
  },
  render: (args) => (
    <TwoColumnLayout aside={<Sticky {...args} />}>
      <Card title="Draft">{Array.from({ length: 200 }, () => 'A long form. ')}</Card>
    </TwoColumnLayout>
  ),
} satisfies Meta<typeof Sticky>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Content that is higher than the window scrolls separately from the page. */
export const AllStates: Story = {
  args: {
    children: <Card title="Brief">{Array.from({ length: 300 }, () => 'A long brief. ')}</Card>,
  },
};
