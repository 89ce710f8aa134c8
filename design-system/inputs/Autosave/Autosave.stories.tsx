import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Autosave, type AutosaveProps } from './Autosave.tsx';
import type { SaveHandler } from './connectAutosave.ts';

const onSave = fn<SaveHandler>();
const never: SaveHandler = () => new Promise(() => undefined);
const reject: SaveHandler = () => ({ error: 'The profile is closed.' });

function ProfileForm({ label = 'Name', ...props }: AutosaveProps & { label?: string }) {
  return (
    <Form>
      <Stack gap="sm">
        <TextField label={label} name="name" defaultValue="Mia" isRequired />
        <Autosave {...props} />
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Inputs/Autosave',
  component: Autosave,
  args: { onSave },
  render: (args) => <ProfileForm {...args} />,
} satisfies Meta<typeof Autosave>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.type(canvas.getByLabelText('Name'), ' Tan');
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible(), { timeout: 3000 });
    await expect(onSave).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  parameters: withoutPicture,
  render: () => (
    <Stack gap="lg">
      <ProfileForm label="Saved" onSave={() => undefined} />
      <ProfileForm label="Slow" onSave={never} />
      <ProfileForm label="Rejected" onSave={reject} />
      <ProfileForm label="Invalid" onSave={never} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Saved', 'Slow', 'Rejected'])
      await userEvent.type(canvas.getByLabelText(label), '!');
    await userEvent.clear(canvas.getByLabelText('Invalid'));
    // While it has the focus, the message of a field that was never left is not exposed yet.
    await userEvent.tab();
    await waitFor(
      () => expect(canvas.getByText('Not saved: some fields need attention.')).toBeVisible(),
      {
        timeout: 3000,
      },
    );
    await expect(canvas.getByText('Saving …')).toBeVisible();
    await expect(canvas.getByText('Not saved: The profile is closed.')).toBeVisible();
  },
};
