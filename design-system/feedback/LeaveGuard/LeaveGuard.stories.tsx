import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveGuard } from './LeaveGuard.tsx';

const meta = {
  title: 'Feedback/LeaveGuard',
  component: LeaveGuard,
  args: { children: 'LeaveGuard' },
} satisfies Meta<typeof LeaveGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: (args) => <LeaveGuard {...args} />,
};
