import { useForm } from '@tanstack/react-form';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Button } from '../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { DateField } from './DateField/DateField.tsx';
import { MoneyField } from './MoneyField/MoneyField.tsx';
import { SwitchField } from './SwitchField/SwitchField.tsx';
import { TextField } from './TextField/TextField.tsx';

type Owner = { name: string };
type Values = {
  name: string;
  amount: number | null;
  day: string | null;
  isOpen: boolean;
  owners: Owner[];
};

const schema = z.object({
  name: z.string().min(2, 'At least 2'),
  amount: z.number().nullable(),
  day: z.string().nullable(),
  isOpen: z.boolean(),
  owners: z.array(z.object({ name: z.string().min(1, 'Name missing') })),
});

const initial: Values = {
  name: 'Mia',
  amount: 1000,
  day: '2026-03-05',
  isOpen: false,
  owners: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
};

/** Renders our fields in a form of TanStack Form, with its state as text. Returns the form and the spy of its submit. */
function renderForm({ isDisabled = false } = {}) {
  const onSubmit = vi.fn();
  let latest: { reset: () => void; state: { values: Values } } | undefined;
  function Page() {
    const form = useForm({
      defaultValues: initial,
      validators: { onChange: schema },
      onSubmit: ({ value }) => void onSubmit(value),
    });
    latest = form;
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <form.Field name="name">
          {({ name, state, handleChange, handleBlur }) => (
            <TextField
              label="Name"
              name={name}
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
              isDisabled={isDisabled}
              errorMessage={state.meta.errors[0]?.message}
            />
          )}
        </form.Field>
        <form.Field name="amount">
          {({ name, state, handleChange, handleBlur }) => (
            <MoneyField
              label="Amount"
              currency="USD"
              name={name}
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </form.Field>
        <form.Field name="day">
          {({ name, state, handleChange, handleBlur }) => (
            <DateField
              label="Day"
              name={name}
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </form.Field>
        <form.Field name="isOpen">
          {({ name, state, handleChange, handleBlur }) => (
            <SwitchField
              label="Open"
              name={name}
              isSelected={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </form.Field>
        <form.Field name="owners" mode="array">
          {(owners) => (
            <>
              {owners.state.value.map((_, index) => (
                // TanStack Form has the index as the key of a row.
                <form.Field key={index} name={`owners[${index}].name`}>
                  {({ name, state, handleChange, handleBlur }) => (
                    <TextField
                      label={`Owner ${index + 1}`}
                      name={name}
                      value={state.value}
                      onChange={handleChange}
                      onBlur={handleBlur}
                      errorMessage={state.meta.errors[0]?.message}
                    />
                  )}
                </form.Field>
              ))}
              <Button onPress={() => owners.pushValue({ name: '' })}>Add</Button>
              <Button onPress={() => owners.removeValue(0)}>Remove</Button>
              <Button onPress={() => owners.moveValue(0, 1)}>Move</Button>
            </>
          )}
        </form.Field>
        <form.Subscribe selector={({ isDirty, isTouched }) => ({ isDirty, isTouched })}>
          {({ isDirty, isTouched }) => (
            <span data-testid="state">{`${isDirty ? 'dirty' : ''} ${isTouched ? 'touched' : ''}`}</span>
          )}
        </form.Subscribe>
        <Button type="submit">Send</Button>
      </form>
    );
  }
  renderInDesignSystem(<Page />);
  return { onSubmit, getForm: () => latest as NonNullable<typeof latest> };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ownerNames = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Owner/ }).map(({ value }) => value);

describe('fields in TanStack Form', () => {
  test('show its values and send them with their types', async () => {
    const { onSubmit } = renderForm();
    await userEvent.clear(field('Amount'));
    await userEvent.type(field('Amount'), '12.50');
    await userEvent.click(screen.getByRole('switch', { name: 'Open' }));
    await press('Send');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...initial, amount: 1250, isOpen: true }),
    );
  });

  test('are touched when they are left, dirty after an edit, and show its messages', async () => {
    const { onSubmit } = renderForm();
    expect(screen.getByTestId('state')).toHaveTextContent(/^$/);
    await userEvent.click(field('Name'));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent(/^touched$/));
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'M');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent(/^dirty touched$/));
    expect(field('Name')).toHaveAccessibleErrorMessage('At least 2');
    await press('Send');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('are reset by it, also a half-typed date', async () => {
    const { getForm } = renderForm();
    await userEvent.type(field('Name'), '!');
    await userEvent.type(field('Amount'), '9');
    await userEvent.click(screen.getByRole('switch', { name: 'Open' }));
    expect(getForm().state.values.name).toBe('Mia!');
    act(() => getForm().reset());
    await waitFor(() => expect(field('Name')).toHaveValue('Mia'));
    expect(field('Amount')).toHaveValue('10.00');
    expect(screen.getByRole('switch', { name: 'Open' })).not.toBeChecked();
  });

  test('of its arrays follow what it adds, removes and moves', async () => {
    const { onSubmit } = renderForm();
    await userEvent.type(field('Owner 2'), '!');
    await press('Move');
    await waitFor(() => expect(ownerNames()).toEqual(['B!', 'A', 'C']));
    await press('Remove');
    await waitFor(() => expect(ownerNames()).toEqual(['A', 'C']));
    await press('Add');
    await userEvent.type(field('Owner 3'), 'D');
    await press('Send');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        ...initial,
        owners: [{ name: 'A' }, { name: 'C' }, { name: 'D' }],
      }),
    );
  });

  test('are disabled from outside', () => {
    renderForm({ isDisabled: true });
    expect(field('Name')).toBeDisabled();
  });
});
