import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type } from 'arktype';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { StandardSchema } from '../../validation/standardSchema.ts';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

const text = { shortName: 'At least 2', noNumber: 'Not a number', tooYoung: 'Adults only' };

/** The same schema in three libraries. */
const schemas: Record<string, StandardSchema<object, object>> = {
  zod: z.object({
    name: z.string().min(2, text.shortName),
    age: z.number().min(18, text.tooYoung).optional(),
    code: z
      .string()
      .optional()
      .transform((code) => code?.toUpperCase()),
  }),
  valibot: toStandardJsonSchema(
    v.object({
      name: v.pipe(v.string(), v.minLength(2, text.shortName)),
      age: v.optional(v.pipe(v.number(), v.minValue(18, text.tooYoung))),
      code: v.optional(v.pipe(v.string(), v.toUpperCase())),
    }),
  ),
  ArkType: type({
    name: type('string >= 2').configure({ message: text.shortName }),
    'age?': type('number >= 18').configure({ message: text.tooYoung }),
    'code?': type('string').pipe((code) => code.toUpperCase()),
  }),
};

describe.each(Object.entries(schemas))('a schema of %s', (_, schema) => {
  function SchemaForm({ onSubmit }: { onSubmit: (values: object) => void }) {
    const form = useForm({ schema });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <TextField label="Name" name="name" />
        <NumberField label="Age" name="age" />
        <TextField label="Code" name="code" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }

  test('shows its messages at the fields, and its output is sent', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(<SchemaForm onSubmit={onSubmit} />);
    await userEvent.type(field('Name'), 'M');
    expect(screen.getByText(text.shortName)).toBeVisible();
    await userEvent.type(field('Age'), '17');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Name')).toHaveFocus();
    expect(field('Age')).toHaveAccessibleErrorMessage(text.tooYoung);
    await userEvent.type(field('Name'), 'ia');
    await userEvent.clear(field('Age'));
    await userEvent.type(field('Code'), 'ab');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Mia', code: 'AB' });
  });

  test('makes a field required, whose empty text has our message', async () => {
    renderInDesignSystem(<SchemaForm onSubmit={vi.fn()} />);
    await send();
    expect(field('Name')).toBeRequired();
    expect(field('Age')).not.toBeRequired();
    expect(field('Name')).toHaveAccessibleErrorMessage('This field is required.');
    expect(field('Code')).toBeValid();
  });
});

const account = z
  .object({
    email: z.email('No email'),
    password: z.string().max(20),
    again: z.string(),
    terms: z.literal(true, 'Please accept'),
    address: z.object({ city: z.string(), zip: z.string().optional() }),
    budget: z.int().min(1000).optional(),
    start: z.iso.date().optional(),
  })
  .refine(({ password, again }) => password === again, { path: ['again'], message: 'Not equal' })
  .refine(({ email }) => !email.startsWith('blocked'), 'Blocked');

function AccountForm({ onSubmit }: { onSubmit?: (values: z.output<typeof account>) => void }) {
  const form = useForm({ schema: account, defaultValues: { address: { city: 'Rome' } } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <EmailField label="Email" name={form.name('email')} />
      <TextField label="Password" name={form.name('password')} />
      <TextField label="Again" name={form.name('again')} />
      <CheckboxField label="Terms" name={form.name('terms')} />
      <TextField label="City" name={form.name('address.city')} />
      <TextField label="Zip" name="address[zip]" />
      <MoneyField label="Budget" currency="USD" name={form.name('budget')} />
      <DateField label="Start" name={form.name('start')} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

describe('a schema of a whole form', () => {
  test('gets nested values with their types, without empty ones', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(<AccountForm onSubmit={onSubmit} />);
    await userEvent.type(field('Email'), 'mia@demo.test');
    await userEvent.type(field('Password'), 'secret');
    await userEvent.type(field('Again'), 'secret');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
    await userEvent.type(field('Budget'), '25');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'mia@demo.test',
      password: 'secret',
      again: 'secret',
      terms: true,
      address: { city: 'Rome' },
      budget: 2500,
    });
  });

  test('compares fields, also when the other one changes, and shows what belongs to none in the summary', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(<AccountForm onSubmit={onSubmit} />);
    await userEvent.type(field('Email'), 'blocked@demo.test');
    await userEvent.type(field('Password'), 'a');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
    await userEvent.type(field('Again'), 'b');
    expect(screen.getByText('Not equal')).toBeVisible();
    await userEvent.clear(field('Password'));
    await userEvent.type(field('Password'), 'b');
    expect(screen.queryByText('Not equal')).toBeNull();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Blocked')).toBeVisible();
  });

  test('its lengths are hints with a counter, and a literal true requires the checkbox', async () => {
    renderInDesignSystem(<AccountForm />);
    expect(field('Password')).toHaveAccessibleDescription(/20/);
    await send();
    const terms = screen.getByRole('checkbox', { name: 'Terms' });
    expect(terms).toHaveAccessibleErrorMessage('This field is required.');
  });
});

describe('an asynchronous schema', () => {
  const answers: ((isFree: boolean) => void)[] = [];
  const isFree = async () => new Promise<boolean>((resolve) => answers.push(resolve));
  const schema = v.objectAsync({ name: v.pipeAsync(v.string(), v.checkAsync(isFree, 'Taken')) });
  function AsyncForm({ onSubmit }: { onSubmit: (values: object) => void }) {
    const form = useForm({ schema });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <TextField label="Name" name="name" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }

  test('holds the form until it answers, and only its newest answer counts', async () => {
    answers.length = 0;
    const onSubmit = vi.fn();
    renderInDesignSystem(<AsyncForm onSubmit={onSubmit} />);
    await userEvent.type(field('Name'), 'm');
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.type(field('Name'), 'ia');
    // It waits for a pause in typing.
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.(false));
    await act(async () => answers[0]?.(true));
    await waitFor(() => expect(field('Name')).toHaveAccessibleErrorMessage('Taken'));
    await userEvent.type(field('Name'), 'x');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => answers.at(-1)?.(true));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'miax' }));
  });

  test('that rejects is reported, and the form can be sent again', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    let fails = true;
    const failing = v.objectAsync({
      name: v.pipeAsync(
        v.string(),
        v.checkAsync(async () => {
          if (fails) throw new Error('offline');
          return true;
        }),
      ),
    });
    function FailingForm({ onSubmit }: { onSubmit: () => void }) {
      const form = useForm({ schema: failing });
      return (
        <Form form={form} onSubmit={onSubmit}>
          <TextField label="Name" name="name" defaultValue="mia" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      );
    }
    const onSubmit = vi.fn();
    renderInDesignSystem(<FailingForm onSubmit={onSubmit} />);
    await send();
    await screen.findByText('This could not be sent. Please try again.');
    expect(report).toHaveBeenCalled();
    fails = false;
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    report.mockRestore();
  });
});

test('rules that are a schema explain what to do', () => {
  const error = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  expect(() =>
    // @ts-expect-error: a schema is no rules.
    renderInDesignSystem(<TextField label="Name" rules={z.string()} />),
  ).toThrow(/rules of TextField are a schema \(zod\).*useForm/);
  error.mockRestore();
});
