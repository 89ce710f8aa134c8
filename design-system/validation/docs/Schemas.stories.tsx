import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField.tsx';
import { EmailField } from '../../inputs/EmailField/EmailField.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { useForm, useWatch } from '../../inputs/Form/useForm.ts';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { withoutPicture } from '../../testing/pictures.ts';

const meta = { title: 'Validation/Schemas', parameters: withoutPicture } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const invoice = z
  .object({
    email: z.email('Enter an address such as mia@demo.test.'),
    address: z.object({ city: z.string().max(30), zip: z.string().optional() }),
    budget: z.int().min(1000, 'At least 10 dollars.'),
    spent: z.int().optional(),
    terms: z.literal(true),
  })
  .refine(({ budget, spent = 0 }) => spent <= budget, {
    path: ['spent'],
    message: 'More than the budget.',
  });

const send = fn();

function City() {
  return <Text>Sent to: {useWatch<string>('address.city') || 'no city'}</Text>;
}

/** A schema of the whole form: its messages are at the fields, and its output is sent. */
export const Default: Story = {
  render: function Schema() {
    const form = useForm({ schema: invoice, defaultValues: { address: { city: 'Rome' } } });
    return (
      <Form form={form} onSubmit={send}>
        <EmailField label="Email" name={form.name('email')} />
        <TextField label="City" name={form.name('address.city')} />
        <TextField label="ZIP code" name={form.name('address.zip')} />
        <MoneyField label="Budget" name={form.name('budget')} currency="USD" />
        <MoneyField label="Spent" name={form.name('spent')} currency="USD" />
        <CheckboxField label="I accept the terms" name={form.name('terms')} />
        <City />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.type(field('Email'), 'mia');
    await userEvent.tab();
    await expect(canvas.getByText('Enter an address such as mia@demo.test.')).toBeVisible();
    await userEvent.type(field('Email'), '@demo.test');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(field('Budget'), '20');
    await userEvent.type(field('Spent'), '30');
    await userEvent.tab();
    await expect(canvas.getByText('More than the budget.')).toBeVisible();
    await userEvent.clear(field('Budget'));
    await userEvent.type(field('Budget'), '200');
    await waitFor(() => expect(canvas.queryByText('More than the budget.')).toBeNull());
    await userEvent.type(field('City'), '!');
    await expect(canvas.getByText('Sent to: Rome!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith({
        email: 'mia@demo.test',
        address: { city: 'Rome!' },
        budget: 20_000,
        spent: 3000,
        terms: true,
      }),
    );
  },
};
