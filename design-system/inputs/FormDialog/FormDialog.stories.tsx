import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogTrigger } from '../../feedback/Dialog/DialogTrigger.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { FormDialog } from './FormDialog.tsx';

const meta = {
  title: 'Inputs/FormDialog',
  component: FormDialog,
  args: {
    title: 'Withdraw this permit?',
    description: 'The street is free for others, and the fee is not refunded.',
    submitLabel: 'Withdraw permit',
    tone: 'danger',
    onSubmit: fn(),
    children: <TextAreaField name="reason" label="Reason" isRequired />,
  },
  // Dialogs cover the page, so each dialog has its own iframe in the docs.
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  render: (args) => (
    <DialogTrigger>
      <Button variant="soft">Withdraw</Button>
      <FormDialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw this permit?' }));
}

export const Default: Story = { parameters: withoutPicture };

/** The dialog closes once the form was sent, and the focus returns to the button. */
export const ClosesWhenSent: Story = {
  parameters: withoutPicture,
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'The event is cancelled.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw permit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
  },
};

/** The dialog stays open with the errors of the server. */
export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.resolve({ error: 'The permit has ended.' })) },
  parameters: withoutPicture,
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'The event is cancelled.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw permit' }));
    await expect(await dialog.findByText('The permit has ended.')).toBeVisible();
  },
};

/** While the form cannot be sent, for example offline, the reason is shown and announced. */
export const Unavailable: Story = {
  args: { unavailableReason: 'You can do this once you are back online.' },
  parameters: withoutPicture,
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'The event is cancelled.');
    const submit = dialog.getByRole('button', { name: 'Withdraw permit' });
    await expect(submit).toHaveAccessibleDescription(/back online/);
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw permit' }));
    await expect(dialog.getByRole('textbox')).toBeInvalid();
  },
};
