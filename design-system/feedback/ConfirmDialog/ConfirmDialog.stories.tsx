import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { withoutPicture } from '../../testing/pictures.ts';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Drop out of this job?',
    children: 'Another creator gets your place, and you are not paid.',
    confirmLabel: 'Drop out',
    tone: 'danger',
    onConfirm: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="soft">Drop out</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// A picture would show only the button.
export const Default: Story = { parameters: withoutPicture };

// Dialogs cover the page, so each dialog has its own iframe in the docs.
const framed = { docs: { story: { inline: false, iframeHeight: 360 } } };

/** With the neutral tone, the focus starts on the action. */
export const Neutral: Story = {
  args: {
    title: 'Send this application?',
    children: 'The brand sees your profile and your pitch.',
    confirmLabel: 'Send application',
    tone: 'neutral',
  },
  parameters: framed,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send application' })).toHaveFocus(),
    );
  },
};

/** With the neutral tone, Enter directly after opening confirms. */
export const ConfirmsByEnter: Story = {
  args: { tone: 'neutral' },
  parameters: withoutPicture,
};

/** The dialog stays open and ignores further presses until the action is done. */
export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  parameters: { ...framed, ...withoutPicture },
};

/** While the action is not possible, for example offline, the reason is shown and announced. */
export const Unavailable: Story = {
  args: { unavailableReason: 'You can do this once you are back online.' },
  parameters: framed,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Drop out' });
    await expect(confirm).toHaveAccessibleDescription(/back online/);
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  parameters: framed,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
    await screen.findByRole('alertdialog', { name: 'Drop out of this job?' });
  },
};
