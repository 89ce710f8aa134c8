import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { useFormState } from '../useFormState.ts';

/** Shows the state of its form as text. */
function FormStateText() {
  const { isValid, isDirty, touched } = useFormState();
  const names = Object.keys(touched).join(', ');
  return (
    <span role="note">
      <span>{isValid ? 'The form is valid' : 'The form is not valid'}</span>;{' '}
      <span>{isDirty ? 'with changes' : 'without changes'}</span>;{' '}
      <span>{names === '' ? 'no field touched' : 'touched:'}</span> <bdi>{names}</bdi>
    </span>
  );
}

const meta = {
  title: 'Validation/When validation runs',
  render: () => (
    <Form onSubmit={() => undefined}>
      <TextField label="Name" name="name" isRequired />
      <TextField label="Email" name="email" type="email" isRequired />
      <FormStateText />
      <SubmitButton>Send</SubmitButton>
    </Form>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field shows no message until the first input or blur. Afterwards, each input updates the message. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const state = canvas.getByRole('note');
    await waitFor(() =>
      expect(state).toHaveTextContent('The form is not valid; without changes; no field touched'),
    );
    await expectNoMessage(email);
    await userEvent.tab();
    await userEvent.tab();
    await expectMessage(canvas.getByRole('textbox', { name: 'Name' }), 'This field is required.');
    await expect(email).toHaveFocus();
    await userEvent.keyboard('m');
    await expectMessage(email, 'Email is not valid.');
    await userEvent.keyboard('{End}ia@demo.test');
    await expectNoMessage(email);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Mia');
    await waitFor(() =>
      expect(state).toHaveTextContent('The form is valid; with changes; touched: name, email'),
    );
  },
};

/** A submit validates every field and focuses the first invalid field. */
export const OnSubmit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('mia{Enter}');
    await expect(name).toHaveFocus();
    await expectMessage(name, 'This field is required.');
    await expectMessage(email, 'Email is not valid.');
    await userEvent.keyboard('Mia');
    await expectNoMessage(name);
    await userEvent.tab();
    await userEvent.keyboard('{End}@demo.test');
    await expect(email).toHaveValue('mia@demo.test');
    await expectNoMessage(email);
  },
};
