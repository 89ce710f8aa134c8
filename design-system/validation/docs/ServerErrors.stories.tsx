import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { expectNoMessage } from '../../testing/expectMessage.ts';
import { withoutPicture } from '../../testing/pictures.ts';

const meta = { title: 'Validation/Server errors' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const send = fn(async () => ({
  error: 'We could not take this application.',
  errors: { email: 'This address is taken.', 'links.1': 'This page is not public.' },
}));

/** Errors returned by `onSubmit` appear at their fields; errors without a field appear in the summary. */
export const Default: Story = {
  // Like the story of Form.
  parameters: withoutPicture,
  render: () => (
    <Form onSubmit={send}>
      <TextField label="Email" name="email" type="email" defaultValue="mia@demo.test" />
      <TextField label="Link" name="links.0" type="url" defaultValue="https://mia.test" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleErrorMessage('This address is taken.'));
    await expect(email).toHaveFocus();
    await expect(canvas.getByText('We could not take this application.')).toBeVisible();
    await expect(canvas.getByText('This page is not public.')).toBeVisible();
    await userEvent.tab();
    await expect(email).toHaveAccessibleErrorMessage('This address is taken.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}s');
    await expectNoMessage(email);
  },
};

function ErrorsFromOutside() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Stack gap="md">
      <Button variant="soft" onPress={() => setErrors({ name: 'This name is not known.' })}>
        Receive an error
      </Button>
      <Form onSubmit={() => undefined} errors={errors}>
        <TextField label="Name" name="name" defaultValue="Mia" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </Stack>
  );
}

/** Errors that do not come from `onSubmit`, for example from the URL, are set with the prop `errors`. */
export const FromOutside: Story = {
  render: () => <ErrorsFromOutside />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Receive an error' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleErrorMessage('This name is not known.'));
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{End}x');
    await expectNoMessage(name);
  },
};
