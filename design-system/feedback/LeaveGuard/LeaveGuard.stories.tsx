import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { LeaveGuard, type LeaveGuardProps } from './LeaveGuard.tsx';

function ProfileForm(props: LeaveGuardProps) {
  return (
    <Form onSubmit={() => undefined}>
      <LeaveGuard {...props} />
      <Stack gap="md">
        <TextField label="Name" name="name" defaultValue="Mia" />
        <SubmitButton>Save</SubmitButton>
      </Stack>
    </Form>
  );
}

/** Waits until leaving would be asked about: the form publishes its state shortly after an input. */
const waitForGuard = () =>
  waitFor(() => expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));

const meta = {
  title: 'Feedback/LeaveGuard',
  component: LeaveGuard,
  render: (args) => (
    <Stack gap="md" align="start">
      <ProfileForm {...args} />
      <a href="https://example.com/">Another site</a>
    </Stack>
  ),
} satisfies Meta<typeof LeaveGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stay returns to the form with everything that was typed. */
export const Default: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), ' Tan');
    await waitForGuard();
    await userEvent.click(canvas.getByRole('link', { name: 'Another site' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Mia Tan');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};

/** Closing the dialog around a changed form asks too. */
export const InDialog: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <DialogTrigger>
      <Button>Edit profile</Button>
      <Dialog title="Profile">
        <ProfileForm {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    await userEvent.type(within(dialog).getByLabelText('Name'), '!');
    await waitForGuard();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Pages of a router in one document, for the tests of Back and Forward in a browser. */
export const Pages: Story = {
  parameters: withoutPicture,
  render: function Render(args) {
    const [path, setPath] = useState('');
    useEffect(() => {
      const update = () => setPath(location.pathname);
      addEventListener('popstate', update);
      return () => removeEventListener('popstate', update);
    }, []);
    if (path === '/profile') return <ProfileForm {...args} />;
    const open = () => {
      history.pushState(null, '', '/profile');
      setPath('/profile');
    };
    return <Button onPress={open}>Edit profile</Button>;
  },
};

export const AllStates: Story = {
  parameters: withoutPicture,
  args: { isDirty: true, title: 'Leave the draft?', children: 'The draft is only on this device.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Another site' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
