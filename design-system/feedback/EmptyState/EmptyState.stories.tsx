import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No applications yet',
    children: 'Jobs you apply for appear here, with every step up to the payment.',
    action: <Button>Browse jobs</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CustomIcon: Story = { args: { icon: Wallet, title: 'No earnings yet' } };

export const TitleOnly: Story = {
  render: () => <EmptyState title="No messages" level={3} />,
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <EmptyState {...args} />
      <EmptyState title="No messages" level={3} />
    </Stack>
  ),
};
