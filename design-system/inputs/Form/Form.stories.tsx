import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../data/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { defineRule } from '../../validation/rules.ts';
import { Form } from './Form.tsx';
import { withoutPicture } from '../../testing/pictures.ts';

const platforms = ['Instagram', 'TikTok', 'YouTube'].map((label) => ({ id: label, label }));
const methods = [
  { id: 'bank', label: 'Bank account' },
  { id: 'paypal', label: 'PayPal' },
];

const meta = {
  title: 'Inputs/Form',
  component: Form,
  args: {
    onSubmit: fn(),
    children: (
      <>
        <TextField name="email" label="Email" type="email" isRequired />
        <PasswordField name="password" label="Password" isRequired />
        <SubmitButton>Sign in</SubmitButton>
      </>
    ),
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const application = (
  <>
    <SelectField name="platform" label="Platform" options={platforms} isRequired />
    <TextAreaField
      name="pitch"
      label="Pitch"
      description="Why you, in a few words."
      maxLength={500}
      isRequired
    />
    <MoneyField
      name="rate"
      label="Rate"
      currency="USD"
      minValue={5000}
      maxValue={20000}
      isRequired
    />
    <TextField name="links.0" label="Link to earlier work" type="url" />
    <RadioGroupField name="method" label="Pay me by" options={methods} isRequired />
    <SwitchField name="reminders" label="Remind me of deadlines" />
    <CheckboxField name="terms" label="I accept the terms of this job" isRequired />
    <Inline gap="sm">
      <SubmitButton>Apply</SubmitButton>
      <Button type="reset" variant="soft">
        Start again
      </Button>
    </Inline>
  </>
);

/** With the keyboard only: submit, correct the first invalid field, submit again. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('mia{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Email is not valid.');
    await userEvent.keyboard('@demo.test');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('Demo-pass-1{Enter}');
    const values = { email: 'mia@demo.test', password: 'Demo-pass-1' };
    await expect(args.onSubmit).toHaveBeenCalledWith(values);
  },
};

/** With four or more invalid fields, a summary above the form links to each. */
export const Summary: Story = {
  args: { children: application },
};

/** Server errors appear at their fields; errors without a field appear in the summary. */
export const ServerErrors: Story = {
  parameters: withoutPicture,
  args: {
    onSubmit: fn(async () => ({
      error: 'We could not take this application.',
      errors: {
        'links.0': 'This page is not public.',
        budget: 'The budget of the brand is spent.',
      },
    })),
    children: (
      <>
        <TextField name="links.0" label="Link" type="url" defaultValue="https://a.test" />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
};

/** Fields in a card have the same space between them as fields outside of cards. */
export const InCards: Story = {
  args: {
    children: (
      <>
        <TextField name="outside" label="Outside" />
        <Card title="Address">
          <TextField name="street" label="Street" />
          <TextField name="city" label="City" />
        </Card>
        <Card title="Contact">
          <TextField name="phone" label="Phone" />
        </Card>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form')!;
    // The root of a field is three levels below its card.
    const getField = (name: string) =>
      canvas.getByLabelText(name).closest('[data-card] > * > * > *')!;
    const gap =
      getField('City').getBoundingClientRect().top -
      getField('Street').getBoundingClientRect().bottom;
    await expect(`${gap}px`).toBe(getComputedStyle(form).rowGap);
  },
};

const free = defineRule('free', async (value) => Promise.resolve(value !== 'taken'));

/** Controls whose names hide properties of the form element, such as `elements`: the form is still validated and sent. */
export const NamesOfProperties: Story = {
  parameters: withoutPicture,
  args: {
    children: (
      <>
        {['elements', 'addEventListener', 'isConnected', 'submit', 'reset'].map((name) => (
          <TextField key={name} name={name} label={name} maxLength={9} />
        ))}
        <TextField name="requestSubmit" label="requestSubmit" rules={[free]} />
        <DateField name="id" label="Day" />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('elements'), 'a');
    await userEvent.type(canvas.getByLabelText('requestSubmit'), 'free{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ elements: 'a', requestSubmit: 'free' }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled());
    canvas.getByRole('spinbutton', { name: /day/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** The form cannot be sent while there is a reason; a press has it announced. */
export const Unavailable: Story = {
  args: { unavailableReason: 'You are offline. You can send this once you are back online.' },
  parameters: withoutPicture,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sign in' });
    await expect(button).toHaveAccessibleDescription(/^You are offline\./);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = { args: { children: application } };
