import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The jobs could not be loaded.',
    children: 'Your drafts are safe on this device.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One line, to show above previously loaded content. */
export const Compact: Story = { args: { isCompact: true } };

export const WithoutRetry: Story = {
  render: () => <ErrorState title="This job is no longer open." />,
};

/** While retrying, the button shows a spinner and ignores further presses. */
export const Retrying: Story = {
  args: { onRetry: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The text of the button is from the library. */
export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={
        <ErrorState {...args} title="تعذّر تحميل المهام.">
          مسوداتك محفوظة على هذا الجهاز.
        </ErrorState>
      }
      zhHans={
        <ErrorState {...args} title="无法加载任务。">
          您的草稿已保存在此设备上。
        </ErrorState>
      }
    />
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <ErrorState {...args} />
      <ErrorState {...args} isCompact />
      <ErrorState title="This job is no longer open." isCompact />
    </Stack>
  ),
};
