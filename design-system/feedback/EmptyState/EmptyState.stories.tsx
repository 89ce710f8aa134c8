import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No applications yet',
    children: 'Jobs you apply for appear here, with every step up to the payment.',
    actions: <Button>Browse jobs</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An illustration instead of the icon, where there is room. */
export const WithIllustration: Story = {
  args: { illustration: <Illustration name="jobs" /> },
};

export const CustomIcon: Story = {
  args: { icon: <Icon as={Wallet} size={28} />, title: 'No earnings yet' },
};

export const TitleOnly: Story = {
  render: () => <EmptyState title="No messages" level={3} />,
};

export const Localized: Story = {
  render: () => (
    <LocaleExamples
      ar={
        <EmptyState title="لا توجد طلبات بعد" actions={<Button>تصفّح المهام</Button>}>
          تظهر هنا المهام التي تقدّمت إليها مع كل خطوة حتى الدفع.
        </EmptyState>
      }
      zhHans={
        <EmptyState title="还没有申请" actions={<Button>浏览任务</Button>}>
          您申请的任务会显示在这里，包括直到付款的每个步骤。
        </EmptyState>
      }
    />
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <EmptyState {...args} />
      <EmptyState title="No messages" level={3} />
    </Stack>
  ),
};
