import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { FormErrors } from '../../internal/describeError.ts';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { defineRule } from '../../validation/rules.ts';
import { mergeSchemas } from '../../validation/mergeSchemas.ts';
import type { StandardSchema } from '../../validation/standardSchema.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FormApi } from '../Form/createForm.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm, useWatch } from '../Form/useForm.ts';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard, type WizardItem } from './Wizard.tsx';
import { WizardReview } from './WizardReview.tsx';

type Values = Record<string, unknown>;

const kinds = [
  { id: 'dog', label: 'Dog' },
  { id: 'fish', label: 'Fish' },
];

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 2 });

function PetName() {
  return <>{useWatch('pet')}</>;
}

type Props = {
  schema?: StandardSchema<Values, Values>;
  defaultValues?: Values;
  onSubmit?: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
  onSelectionChange?: (id: string, options: { replace: boolean }) => void;
  selectedKey?: string;
  onForm?: (form: FormApi<Values>) => void;
};

function PetForm({ schema, defaultValues, onSubmit, onForm, ...props }: Props) {
  const form = useForm({ schema: schema as StandardSchema<Values, Values>, defaultValues });
  useEffect(() => onForm?.(form));
  const isDog = useWatch('kind', form) === 'dog';
  const items: WizardItem[] = [
    {
      id: 'owner',
      label: 'Owner',
      content: (
        <>
          <TextField label="Owner’s name" name="owner" isRequired />
          <TextField label="Phone" name="phone" rules={{ digits: 3 }} />
        </>
      ),
    },
    {
      id: 'pet',
      label: 'Pet',
      content: (
        <>
          <TextField label="Pet’s name" name="pet" isRequired />
          <RadioGroupField label="Kind" name="kind" options={kinds} isRequired />
        </>
      ),
      summary: <PetName />,
    },
    ...(isDog
      ? [{ id: 'dog', label: 'Dog', content: <TextField label="Chip" name="chip" isRequired /> }]
      : []),
    { id: 'review', label: 'Review', content: <WizardReview /> },
  ];
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Wizard aria-label="Register a pet" items={items} {...props} />
      <Button type="reset">Reset</Button>
    </Form>
  );
}

const fillOwner = async () => {
  await userEvent.type(field('Owner’s name'), 'Mia');
  await press('Continue');
};

const fillPet = async (kind = 'Fish') => {
  await userEvent.type(field('Pet’s name'), 'Rex');
  await userEvent.click(screen.getByRole('radio', { name: kind }));
  await press('Continue');
};

const render = (props: Props = {}) =>
  renderInDesignSystem(
    <StrictMode>
      <PetForm {...props} />
    </StrictMode>,
  );

describe('a wizard', () => {
  test('validates the fields of its step, and focuses the heading of the next, which has its place', async () => {
    const onSubmit = vi.fn();
    render({ onSubmit });
    expect(title()).not.toHaveFocus();
    await press('Continue');
    expect(field('Owner’s name')).toHaveFocus();
    expect(field('Owner’s name')).toHaveAccessibleErrorMessage('This field is required.');
    await fillOwner();
    expect(title()).toHaveFocus();
    expect(title()).toHaveAccessibleName('Step 2 of 3: Pet');
    // The fields of this step were not validated with the others.
    expect(field('Pet’s name')).not.toHaveAccessibleErrorMessage();
    expect(onSubmit).not.toHaveBeenCalled();
    await fillPet();
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      owner: 'Mia',
      phone: '',
      pet: 'Rex',
      kind: 'fish',
    });
  });

  test('keeps what was typed on the way back, also what is not valid', async () => {
    render();
    await fillOwner();
    await userEvent.type(field('Pet’s name'), 'Rex');
    await press('Back');
    expect(title()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(field('Owner’s name')).toHaveValue('Mia');
    await userEvent.type(field('Phone'), '12');
    await press('Continue');
    expect(field('Phone')).toHaveFocus();
    await userEvent.type(field('Phone'), '3');
    await press('Continue');
    expect(field('Pet’s name')).toHaveValue('Rex');
  });

  test('goes on by Enter, and not twice by a double click', async () => {
    render({ defaultValues: { pet: 'Rex', kind: 'fish' } });
    await userEvent.type(field('Owner’s name'), 'Mia{Enter}');
    expect(title()).toHaveAccessibleName('Step 2 of 3: Pet');
    await press('Back');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }));
    expect(title()).toHaveAccessibleName('Step 2 of 3: Pet');
  });

  test('has a step only while it applies, and sends no values of others', async () => {
    const onSubmit = vi.fn();
    let form: FormApi<Values> | undefined;
    render({ onSubmit, onForm: (created) => void (form = created) });
    await fillOwner();
    await fillPet('Dog');
    expect(title()).toHaveAccessibleName('Step 3 of 4: Dog');
    await userEvent.type(field('Chip'), '7');
    await press('Back');
    await userEvent.click(screen.getByRole('radio', { name: 'Fish' }));
    await press('Continue');
    expect(title()).toHaveAccessibleName('Step 3 of 3: Review');
    await press('Send');
    expect(onSubmit).toHaveBeenLastCalledWith({
      owner: 'Mia',
      phone: '',
      pet: 'Rex',
      kind: 'fish',
    });
    expect(form?.get('chip')).toBeUndefined();
  });

  test('shows the next step if the current one no longer applies', async () => {
    let form: FormApi<Values> | undefined;
    const onSelectionChange = vi.fn();
    render({ onForm: (created) => void (form = created), onSelectionChange });
    await fillOwner();
    await fillPet('Dog');
    await userEvent.click(field('Chip'));
    act(() => form?.set('kind', 'fish'));
    expect(title()).toHaveAccessibleName('Step 3 of 3: Review');
    expect(title()).toHaveFocus();
    expect(onSelectionChange).toHaveBeenLastCalledWith('review', { replace: true });
  });

  test('returns to the review after a change, by way of what the change makes incomplete', async () => {
    render({ defaultValues: { owner: 'Mia', pet: 'Rex', kind: 'fish' } });
    await press('Continue');
    await press('Continue');
    expect(screen.getByText('Rex')).toBeVisible();
    await press('Change Pet');
    expect(title()).toHaveAccessibleName('Step 2 of 3: Pet');
    await userEvent.type(field('Pet’s name'), 'y');
    await press('Continue');
    expect(title()).toHaveAccessibleName('Step 3 of 3: Review');
    expect(screen.getByText('Rexy')).toBeVisible();
    await press('Change Pet');
    await userEvent.click(screen.getByRole('radio', { name: 'Dog' }));
    await press('Continue');
    expect(title()).toHaveAccessibleName('Step 3 of 4: Dog');
    await userEvent.type(field('Chip'), '7');
    await press('Completed: Owner');
    await press('Continue');
    // The step that was left for the change.
    expect(title()).toHaveAccessibleName('Step 3 of 4: Dog');
    await press('Continue');
    expect(title()).toHaveAccessibleName('Step 4 of 4: Review');
  });

  test('a server’s error about an earlier step marks it and leads there', async () => {
    const onSubmit = vi.fn(async () => ({ errors: { pet: 'No such pet.' } }));
    const onSelectionChange = vi.fn();
    render({
      defaultValues: { owner: 'Mia', pet: 'Rex', kind: 'fish' },
      onSubmit,
      onSelectionChange,
    });
    await press('Continue');
    await press('Continue');
    await press('Send');
    await waitFor(() => expect(field('Pet’s name')).toHaveFocus());
    expect(field('Pet’s name')).toHaveAccessibleErrorMessage('No such pet.');
    expect(onSelectionChange).toHaveBeenLastCalledWith('pet', { replace: false });
    expect(await screen.findByText('Error:')).toBeInTheDocument();
    await userEvent.type(field('Pet’s name'), 'y');
    await press('Continue');
    expect(title()).toHaveAccessibleName('Step 3 of 3: Review');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('a reset shows the first step', async () => {
    render();
    await fillOwner();
    await press('Reset');
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 1 of 3: Owner'));
    expect(field('Owner’s name')).toHaveValue('');
  });
});

describe('a wizard with a schema', () => {
  const owner = z
    .object({ owner: z.string('Who?'), phone: z.string().optional() })
    .refine(({ owner: name, phone }) => name !== phone, {
      path: ['phone'],
      message: 'Not a phone',
    });
  const pet = z.object({ pet: z.string(), kind: z.string() });
  const dog = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fish') }),
    z.object({ kind: z.literal('dog'), chip: z.string().min(3, 'Too short') }),
  ]);
  const schema = mergeSchemas(owner, pet, dog) as unknown as StandardSchema<Values, Values>;

  test('has the messages of the step, with conditions between its fields', async () => {
    const onSubmit = vi.fn();
    render({ schema, onSubmit });
    await userEvent.type(field('Owner’s name'), '123');
    await userEvent.type(field('Phone'), '123');
    await press('Continue');
    expect(field('Phone')).toHaveAccessibleErrorMessage('Not a phone');
    await userEvent.type(field('Owner’s name'), '4');
    await press('Continue');
    await fillPet('Dog');
    await userEvent.type(field('Chip'), '7');
    await press('Continue');
    expect(field('Chip')).toHaveAccessibleErrorMessage('Too short');
    await userEvent.type(field('Chip'), '77');
    await press('Continue');
    await press('Send');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      owner: '1234',
      phone: '123',
      pet: 'Rex',
      kind: 'dog',
      chip: '777',
    });
  });
});

describe('an asynchronous rule', () => {
  test('that ends after Back does not go on from the other step', async () => {
    let answer: (isValid: boolean) => void = () => undefined;
    const ask = () => new Promise<boolean>((resolve) => (answer = resolve));
    const rules = [defineRule('free', ask, 'Taken', undefined, { debounceMs: 0 })];
    renderInDesignSystem(
      <Form>
        <Wizard
          aria-label="Steps"
          items={[
            { id: 'one', label: 'One', content: <TextField label="A" name="a" /> },
            {
              id: 'two',
              label: 'Two',
              content: <TextField label="B" name="b" rules={rules} />,
            },
            { id: 'three', label: 'Three', content: 'End' },
          ]}
        />
      </Form>,
    );
    await press('Continue');
    await userEvent.type(field('B'), 'x');
    await press('Continue');
    await press('Back');
    await act(async () => answer(true));
    await passTime(400);
    expect(title()).toHaveAccessibleName('Step 1 of 3: One');
  });
});

test('a field that is focused by the summary of four errors is in its step', async () => {
  const names = ['a', 'b', 'c', 'd'];
  function Example() {
    const [isSent, setSent] = useState(false);
    return (
      <Form onSubmit={() => (setSent(true), { errors: { a: 'No', b: 'No', c: 'No', d: 'No' } })}>
        <Wizard
          aria-label="Steps"
          items={names.map((name) => ({
            id: name,
            label: `Step ${name}`,
            content: <TextField label={name} name={name} />,
          }))}
        />
        {isSent && 'Sent'}
      </Form>
    );
  }
  renderInDesignSystem(<Example />);
  for (const name of ['Continue', 'Continue', 'Continue', 'Send']) await press(name);
  await waitFor(() => expect(field('a')).toHaveFocus());
  await userEvent.click(screen.getByRole('link', { name: 'c' }));
  expect(field('c')).toHaveFocus();
  expect(title()).toHaveAccessibleName('Step 3 of 4: Step c');
});
