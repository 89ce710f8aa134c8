import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../navigation/Button/Button.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Drop out of this job?',
    children: 'Your place is given to someone else and nothing is paid.',
    confirmLabel: 'Drop out',
    tone: 'danger',
    onConfirm: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="outline">Drop out</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Where it is dangerous, Enter on the fresh dialog takes the way back. */
export const StartsOnTheWayBack: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
    await screen.findByRole('alertdialog', { name: 'Drop out of this job?' });
  },
};
