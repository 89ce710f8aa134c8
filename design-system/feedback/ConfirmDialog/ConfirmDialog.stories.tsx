import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
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

// It covers the page, so a page of documentation gives each one a frame.
const framed = { docs: { story: { inline: false, iframeHeight: 360 } } };

/** Where nothing is lost, Enter on the fresh dialog does it. */
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

/** It stays, and takes no second press, until what was asked for is done. */
export const UnderWay: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  parameters: framed,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Drop out' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'In progress Drop out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  parameters: framed,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
    await screen.findByRole('alertdialog', { name: 'Drop out of this job?' });
  },
};
