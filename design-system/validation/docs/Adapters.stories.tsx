import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField.tsx';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { defineRule } from '../rules.ts';
import { rulesResolver } from '../resolver.ts';
import { validate } from '../validate.ts';

const received = fn<(values: object) => void>();

const meta = {
  title: 'Validation/Adapters',
  beforeEach: () => void received.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain form with an action. The browser does not submit the form while a field is invalid, and the field shows its own message. */
export const Default: Story = {
  render: () => (
    <form action={(data) => received(Object.fromEntries(data))}>
      <Stack gap="md">
        <TextField label="Email" name="email" type="email" isRequired />
        <MoneyField label="rate" name="rate" currency="USD" minValue={1000} />
        <CheckboxField label="I accept the terms" name="terms" value="yes" isRequired />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await userEvent.keyboard('mia{Enter}');
    await expect(email).toHaveFocus();
    await expectMessage(email, 'Email is not valid.');
    await expect(received).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}@demo.test');
    await expectNoMessage(email);
    await userEvent.tab();
    await userEvent.keyboard('75');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const values = { email: 'mia@demo.test', rate: '7500', terms: 'yes' };
    await waitFor(() => expect(received).toHaveBeenCalledWith(values));
  },
};

const emailRules = { required: true, email: true };

/** A field whose value is in the state of the page. */
function ControlledEmail() {
  const [email, setEmail] = useState('');
  const error = validate(email, emailRules, { label: 'Email' });
  return (
    <Stack gap="md">
      <TextField label="Email" value={email} onChange={setEmail} rules={emailRules} />
      <Button isDisabled={error !== null} onPress={() => received({ email })}>
        Send
      </Button>
    </Stack>
  );
}

/** The value is in your own state. The field validates it, and `validate` returns the same result for the button. */
export const ControlledState: Story = {
  render: () => <ControlledEmail />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.tab();
    await userEvent.keyboard('mia@demo');
    await expectMessage(email, 'Email is not valid.');
    await expect(button).toBeDisabled();
    await userEvent.keyboard('.test');
    await expectNoMessage(email);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(received).toHaveBeenCalledWith({ email: 'mia@demo.test' });
  },
};

type Values = { email: string; again: string; terms: boolean };

const isSameEmail = defineRule(
  'same',
  (value, { getValue }) => value === getValue('email'),
  'The addresses differ.',
);

const resolver = rulesResolver<Values>({
  email: { label: 'Email', rules: emailRules },
  again: { label: 'Email again', rules: [{ required: true }, isSameEmail] },
  terms: { label: 'Terms', rules: { required: true } },
});

function HookForm() {
  const { control, handleSubmit, reset } = useForm<Values>({
    resolver,
    mode: 'all',
    defaultValues: { email: '', again: '', terms: false },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => received(values))(event)}
      onReset={() => reset()}
    >
      <Stack gap="md">
        <Controller
          control={control}
          name="email"
          rules={{ deps: ['again'] }}
          render={({ field, fieldState: { error } }) => (
            <TextField {...field} label="Email" isRequired errorMessage={error?.message} />
          )}
        />
        <Controller
          control={control}
          name="again"
          render={({ field, fieldState: { error } }) => (
            <TextField {...field} label="Email again" isRequired errorMessage={error?.message} />
          )}
        />
        <Controller
          control={control}
          name="terms"
          render={({ field: { value, ...field }, fieldState: { error } }) => (
            <CheckboxField
              {...field}
              label="I accept the terms"
              isRequired
              isSelected={value}
              errorMessage={error?.message}
            />
          )}
        />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="soft">
          Start again
        </Button>
      </Stack>
    </form>
  );
}

/** A form of react-hook-form, validated by the rules of the library. */
export const ReactHookForm: Story = {
  render: () => <HookForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const again = canvas.getByRole('textbox', { name: 'Email again' });
    const terms = canvas.getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard('mia{Enter}');
    await waitFor(() => expectMessage(email, 'Email is not valid.'));
    await waitFor(() => expectMessage(terms, 'This field is required.'));
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{End}@demo.test');
    await waitFor(() => expectNoMessage(email));
    await userEvent.tab();
    await userEvent.keyboard('mia@demo.tes');
    await waitFor(() => expectMessage(again, 'The addresses differ.'));
    await userEvent.keyboard('t');
    await waitFor(() => expectNoMessage(again));
    await userEvent.tab();
    await expect(terms).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const values = { email: 'mia@demo.test', again: 'mia@demo.test', terms: true };
    await waitFor(() => expect(received).toHaveBeenCalledWith(values));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveValue(''));
    await expectNoMessage(email);
    await expect(terms).not.toBeChecked();
  },
};
