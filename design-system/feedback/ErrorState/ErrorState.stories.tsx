import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
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

/** For a part that keeps what it had. */
export const Compact: Story = { args: { isCompact: true } };

export const WithoutRetry: Story = {
  render: () => <ErrorState title="This job is no longer open." />,
};

/** While it tries again the button says so and takes no second press. */
export const TriesOnce: Story = {
  args: { onRetry: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
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
