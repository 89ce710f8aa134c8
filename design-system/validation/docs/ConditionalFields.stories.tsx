import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod';
import { Form } from '../../inputs/Form/Form.tsx';
import { useForm, useWatch } from '../../inputs/Form/useForm.ts';
import { RadioGroupField } from '../../inputs/RadioGroupField/RadioGroupField.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';

const owner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('company'), vat: z.string().min(3) }),
]);

const kinds = [
  { id: 'person', label: 'Person' },
  { id: 'company', label: 'Company' },
];

const send = fn();

/** A form whose second field is shown for companies only. With `isKept`, what was typed in it stays. */
function OwnerForm({ isKept }: { isKept: boolean }) {
  const form = useForm({ schema: owner });
  const isCompany = useWatch('kind', form) === 'company';
  const vat = <TextField label="VAT number" name="vat" />;
  return (
    <Form form={form} onSubmit={send}>
      <Stack gap="md">
        <RadioGroupField label="Owner" name="kind" options={kinds} />
        {isKept ? (
          <Activity mode={isCompany ? 'visible' : 'hidden'}>{vat}</Activity>
        ) : (
          isCompany && vat
        )}
        <SubmitButton>Send</SubmitButton>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Validation/Conditional fields',
  component: OwnerForm,
  args: { isKept: false },
  parameters: withoutPicture,
} satisfies Meta<typeof OwnerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field leaves with its value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Company' }));
    const vat = await canvas.findByRole('textbox', { name: 'VAT number' });
    await expect(vat).toBeRequired();
    await userEvent.type(vat, 'DE1');
    await userEvent.click(canvas.getByRole('radio', { name: 'Person' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ kind: 'person' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Company' }));
    await expect(await canvas.findByRole('textbox', { name: 'VAT number' })).toHaveValue('');
  },
};

/** The field is neither validated nor sent while it is hidden, and keeps what was typed. */
export const Kept: Story = {
  args: { isKept: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Company' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'VAT number' }), 'DE1');
    await userEvent.click(canvas.getByRole('radio', { name: 'Person' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ kind: 'person' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Company' }));
    await expect(await canvas.findByRole('textbox', { name: 'VAT number' })).toHaveValue('DE1');
  },
};

function CodeForm() {
  const [isComplete, setComplete] = useState(false);
  return (
    <Form>
      <TextField label="First" name="first" />
      <Activity mode={isComplete ? 'hidden' : 'visible'}>
        <TextField label="Code" name="code" onChange={(code) => setComplete(code.length === 3)} />
      </Activity>
    </Form>
  );
}

/** A field that is hidden with the focus leaves it to the previous field. */
export const Focus: Story = {
  render: () => <CodeForm />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'abc');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First' })).toHaveFocus());
  },
};
