import { useActionState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseAmount } from '../../formatters/parseAmount.ts';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import type { InitialValues } from '../../validation/formPaths.ts';
import { parseForm } from '../../validation/parseForm.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

const permit = z.object({
  site: z.object({ street: z.string(), parcel: z.string() }),
  cost: z.int(),
  guests: z.int(),
  day: z.iso.date(),
  kind: z.enum(['fair', 'film']),
  agreed: z.boolean(),
  plan: z.file(),
});

type State = {
  errors?: Readonly<Record<string, string>>;
  typedValues?: InitialValues<z.input<typeof permit>>;
};

async function sendPermit(_: State, data: FormData): Promise<State> {
  const { values, errors, typedValues } = await parseForm(data, permit, {
    readText: (text) => parseAmount(text, 'EUR'),
  });
  return values ? {} : { errors, typedValues };
}

function PermitForm({ state }: { state: State }) {
  const [{ errors, typedValues }, action] = useActionState(sendPermit, state);
  const form = useForm({ schema: permit, defaultValues: typedValues ?? { guests: 20 } });
  return (
    <DesignSystemProvider locale="en">
      <Form form={form} action={action} errors={errors}>
        <TextField label="Street" name={form.name('site.street')} />
        <TextField label="Parcel" name={form.name('site.parcel')} />
        <MoneyField label="Cost" name={form.name('cost')} currency="EUR" />
        <NumberField label="Guests" name={form.name('guests')} />
        <DateField label="Day" name={form.name('day')} />
        <SelectField
          label="Kind"
          name={form.name('kind')}
          options={[
            { id: 'fair', label: 'Fair' },
            { id: 'film', label: 'Film' },
          ]}
        />
        <CheckboxField label="Agreed" name={form.name('agreed')} />
        <FileField label="Plan" name={form.name('plan')} />
      </Form>
    </DesignSystemProvider>
  );
}

/** Renders the page as a browser without scripts shows it. */
function renderPage(state: State) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<PermitForm state={state} />);
  return page;
}

const listValues = (page: HTMLElement) =>
  [...new FormData(page.querySelector('form') as HTMLFormElement)]
    .filter(([name]) => !name.startsWith('$ACTION'))
    .map(([name, value]) => [name, value instanceof File ? value.name : value]);

test('a page without scripts has what was typed, and messages, after an action', async () => {
  const page = renderPage({});
  const set = (name: string, value: string) => {
    const control = page.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
    control.value = value;
    expect(control.value).toBe(value);
  };
  set('site.street', 'Main Street');
  set('cost.text', '5,000.50');
  set('guests', 'many');
  set('day', '2026-12-05');
  set('kind', 'film');
  page.querySelector<HTMLInputElement>('[name=agreed]')?.click();
  const data = new FormData(page.querySelector('form') as HTMLFormElement);
  const state = await sendPermit({}, data);
  expect(state.errors).toMatchObject({
    'site.parcel': 'This field is required.',
    plan: 'This field is required.',
  });
  const next = renderPage(state);
  expect(listValues(next)).toEqual([
    ['site.street', 'Main Street'],
    ['site.parcel', ''],
    ['cost.text', '5,000.50'],
    ['guests', ''],
    ['day', '2026-12-05'],
    ['kind', 'film'],
    ['agreed', 'on'],
    ['plan', ''],
  ]);
  expect(next.querySelector('noscript')).toHaveTextContent('This field is required.');
});

test('a page without scripts has the message about the whole form', () => {
  const page = renderPage({ errors: { '': 'No permits in December.' } });
  expect(page.querySelector('noscript')).toHaveTextContent('No permits in December.');
});
