import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { fn } from 'storybook/test';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Changes requested',
    children: 'Please show the product in the first three seconds.',
    tone: 'warning',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: { actions: <Button size="sm">Submit again</Button>, onDismiss: fn() },
};

export const Offline: Story = {
  args: {
    icon: <Icon as={WifiOff} size={20} />,
    tone: 'neutral',
    title: 'You are offline',
    children: 'You can keep reading this page and writing drafts.',
    isLive: true,
  },
};

export const Localized: Story = {
  args: { onDismiss: fn() },
  render: (args) => (
    <LocaleExamples
      ar={
        <Banner
          {...args}
          title="مطلوب إجراء تعديلات"
          actions={<Button size="sm">إعادة الإرسال</Button>}
        >
          يُرجى إظهار المنتج في أول ثلاث ثوانٍ.
        </Banner>
      }
      zhHans={
        <Banner {...args} title="需要修改" actions={<Button size="sm">重新提交</Button>}>
          请在前三秒内展示产品。
        </Banner>
      }
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack>
      {permutations<typeof args>({ tone: ['neutral', 'success', 'warning', 'danger'] }).map(
        (props) => (
          <Banner key={props.tone} {...args} {...props} onDismiss={fn()} />
        ),
      )}
      <Banner tone="success">Text only.</Banner>
    </Stack>
  ),
};
