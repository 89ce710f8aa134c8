import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import type { StandardSchema } from '../../validation/standardSchema.ts';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useForm, useWatch } from './useForm.ts';

const field = (name: string) => screen.getByRole('textbox', { name });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function Kind() {
  const options = [
    { id: 'person', label: 'Person' },
    { id: 'company', label: 'Company' },
  ];
  return <RadioGroupField label="Kind" name="kind" options={options} />;
}

type OwnerFormProps = {
  schema: StandardSchema<object, object>;
  defaultValues?: object;
  onSubmit?: (values: object) => void;
  children: ReactNode;
};

function OwnerForm({ schema, defaultValues = {}, onSubmit, children }: OwnerFormProps) {
  const form = useForm({ schema, defaultValues });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Kind />
      {children}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const zodOwner = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('company'), vat: z.string().min(3, 'Too short') }),
]);

const byLibrary: Record<string, StandardSchema<object, object>> = {
  zod: zodOwner,
  valibot: v.variant('kind', [
    v.strictObject({ kind: v.literal('person') }),
    v.strictObject({
      kind: v.literal('company'),
      vat: v.pipe(v.string(), v.minLength(3, 'Too short')),
    }),
  ]),
};

test.each(Object.entries(byLibrary))(
  'a union of %s gets the values of the fields on the page, and no others',
  async (_, schema) => {
    const onSubmit = vi.fn();
    function Vat() {
      return useWatch('kind') === 'company' && <TextField label="VAT number" name="vat" />;
    }
    renderInDesignSystem(
      <OwnerForm schema={schema} onSubmit={onSubmit}>
        <Vat />
      </OwnerForm>,
    );
    await choose('Company');
    await userEvent.type(field('VAT number'), 'D');
    await send();
    expect(field('VAT number')).toHaveAccessibleErrorMessage('Too short');
    await choose('Person');
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'person' });
    await choose('Company');
    await userEvent.type(field('VAT number'), 'DE1');
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'company', vat: 'DE1' });
  },
);

test('a field of one variant of a union has the constraints that it has there', async () => {
  renderInDesignSystem(
    <OwnerForm schema={zodOwner} defaultValues={{ kind: 'company' }}>
      <TextField label="VAT number" name="vat" />
    </OwnerForm>,
  );
  expect(field('VAT number')).toBeRequired();
});

test('fields that take turns by the variant of a union start with their values', async () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('company'), vat: z.string().min(2) }),
    z.object({ kind: z.literal('person'), birth: z.string() }),
  ]);
  const onSubmit = vi.fn();
  function Owner({ initial }: { initial: z.output<typeof schema> }) {
    const form = useForm({ schema, defaultValues: initial });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <Kind />
        {useWatch('kind', form) === 'company' ? (
          <TextField key="vat" label="VAT number" name={form.name('vat')} />
        ) : (
          <TextField key="birth" label="Birthday" name={form.name('birth')} />
        )}
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  renderInDesignSystem(<Owner initial={{ kind: 'company', vat: 'DE' }} />);
  expect(field('VAT number')).toHaveValue('DE');
  await userEvent.clear(field('VAT number'));
  await userEvent.type(field('VAT number'), 'D');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await choose('Person');
  await userEvent.type(field('Birthday'), '1990');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ kind: 'person', birth: '1990' });
});
