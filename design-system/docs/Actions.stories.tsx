import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../feedback/Banner/Banner.tsx';
import { useAction } from '../internal/useAction.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { LiveText } from '../primitives/LiveText/LiveText.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { withoutPicture } from '../testing/pictures.ts';

type CheckProps = {
  /** Sends the request. */
  check: () => Promise<void>;
  /** Why the code cannot be checked now. */
  unavailableReason?: string;
};

function CheckButton({ check, unavailableReason }: CheckProps) {
  const { run, error, buttonProps, reasonProps } = useAction(check, { unavailableReason });
  return (
    <Stack gap="sm" align="start">
      {error && (
        <Banner tone="danger" isLive>
          {error}
        </Banner>
      )}
      <LiveText {...reasonProps} />
      <Button {...buttonProps} onPress={run}>
        Check
      </Button>
    </Stack>
  );
}

const describeError = (error: unknown) =>
  error instanceof Error ? { error: error.message } : undefined;

const check = fn<() => Promise<void>>();

const meta = {
  title: 'Foundations/Waiting actions',
  component: CheckButton,
  args: { check },
  parameters: withoutPicture,
  beforeEach: () => void check.mockReset(),
  render: (args) => (
    <DesignSystemProvider describeError={describeError}>
      <CheckButton {...args} />
    </DesignSystemProvider>
  ),
} satisfies Meta<typeof CheckButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const getButton = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: /Check/ });

/** The first attempt fails, and the message stays until the second, which a double click starts once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const second = Promise.withResolvers<void>();
    check.mockRejectedValueOnce(new Error('The code is not in your bio yet.'));
    check.mockReturnValueOnce(second.promise);
    await userEvent.click(getButton(canvasElement));
    await within(canvasElement).findByText('The code is not in your bio yet.');
    await userEvent.dblClick(getButton(canvasElement));
    await expect(check).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).queryByText(/not in your bio/)).toBeNull();
    second.resolve();
    await waitFor(() => expect(getButton(canvasElement)).not.toHaveAttribute('data-pending'));
  },
};

/** With a reason, the button keeps its focus and does nothing but have the reason announced. */
export const Unavailable: Story = {
  args: { unavailableReason: 'You are offline. You can do this once you are back online.' },
  play: async ({ canvasElement, args }) => {
    const button = getButton(canvasElement);
    await expect(button).toHaveAccessibleDescription(args.unavailableReason);
    await userEvent.click(button);
    await expect(check).not.toHaveBeenCalled();
  },
};
