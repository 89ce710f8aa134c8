import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionState } from 'react';
import { expect, test } from 'vitest';
import type { FormErrors } from '../../internal/describeError.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

type State = FormErrors & { name?: string };
type Action = (state: State, data: FormData) => Promise<State>;

/** A form with an action, as in React's documentation. */
function ActionForm({ action }: { action: Action }) {
  const [state, send] = useActionState(action, {});
  return (
    <Form action={send} errors={state.errors}>
      <TextField label="Name" name="name" defaultValue={state.name} isRequired />
      <MoneyField label="Budget" name="budget" currency="USD" />
      <SelectField
        label="Kind"
        name="kind"
        options={[
          { id: 'a', label: 'Building' },
          { id: 'b', label: 'Event' },
        ]}
      />
      <CheckboxField label="Terms" name="terms" />
      <input type="hidden" name="id" value="7" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fill(): Promise<void> {
  await userEvent.type(field('Name'), 'Mia');
  await userEvent.type(field('Budget'), '25');
  await userEvent.click(screen.getByRole('button', { name: /Kind/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Event' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
}

test('after an action that returns errors, all fields have what was typed, and the errors', async () => {
  const sent: Record<string, unknown>[] = [];
  renderInDesignSystem(
    <ActionForm
      action={async (_, data) => {
        sent.push(Object.fromEntries(data));
        return { errors: { name: 'This name is taken.' } };
      }}
    />,
  );
  await fill();
  await send();
  await waitFor(() => expect(field('Name')).toHaveAccessibleErrorMessage('This name is taken.'));
  expect(sent[0]).toMatchObject({ name: 'Mia', budget: '2500', kind: 'b', terms: 'on' });
  expect(field('Name')).toHaveValue('Mia');
  expect(field('Budget')).toHaveValue('25.00');
  expect(screen.getByRole('button', { name: /Kind/ })).toHaveTextContent('Event');
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeChecked();
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

test('the same errors twice are shown twice', async () => {
  const errors = { name: 'This name is taken.' };
  renderInDesignSystem(<ActionForm action={async () => ({ errors: { ...errors } })} />);
  await userEvent.type(field('Name'), 'Mia');
  await send();
  await waitFor(() => expect(field('Name')).toHaveAccessibleErrorMessage(errors.name));
  await userEvent.type(field('Name'), '!');
  expect(field('Name')).toBeValid();
  await send();
  await waitFor(() => expect(field('Name')).toHaveAccessibleErrorMessage(errors.name));
});

test('while an action runs, the form is sent once', async () => {
  const ends: ((state: State) => void)[] = [];
  renderInDesignSystem(
    <ActionForm action={() => new Promise((resolve) => void ends.push(resolve))} />,
  );
  await userEvent.type(field('Name'), 'Mia');
  await send();
  await waitFor(() => expect(ends).toHaveLength(1));
  await send();
  await userEvent.type(field('Name'), '{Enter}');
  await act(async () => ends[0]?.({}));
  expect(ends).toHaveLength(1);
});

test('after an action without errors, React resets the form; a user can reset it while the action runs', async () => {
  const ends: ((state: State) => void)[] = [];
  renderInDesignSystem(
    <ActionForm action={() => new Promise((resolve) => void ends.push(resolve))} />,
  );
  await userEvent.type(field('Name'), 'Mia');
  await send();
  await act(async () => ends[0]?.({ errors: { name: 'This name is taken.' } }));
  expect(field('Name')).toHaveValue('Mia');
  await userEvent.type(field('Name'), '!');
  await send();
  await act(async () => document.querySelector('form')?.reset());
  expect(field('Name')).toHaveValue('');
  await userEvent.type(field('Name'), 'Sam');
  await act(async () => ends[1]?.({}));
  expect(field('Name')).toHaveValue('');
});
