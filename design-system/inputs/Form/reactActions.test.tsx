import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useActionState, useEffect, useOptimistic, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LeaveGuard } from '../../feedback/LeaveGuard/LeaveGuard.tsx';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormApi } from './createForm.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

type State = { errors?: Record<string, string>; isDone?: boolean };

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a form with useActionState', () => {
  function ActionForm({ run }: { run: (data: Record<string, unknown>) => Promise<State> }) {
    const [{ errors, isDone }, action] = useActionState<State, FormData>(
      async (_, data) => run(Object.fromEntries(data)),
      {},
    );
    return (
      <Form action={action} {...(errors && { errors })}>
        <TextField label="Name" name="name" isRequired />
        <NumberField label="Age" name="age" />
        <TextAreaField label="About" name="about" />
        <CheckboxField label="Terms" name="terms" />
        <SubmitButton>Send</SubmitButton>
        <Button type="reset">Reset</Button>
        {isDone && <p>Done</p>}
      </Form>
    );
  }

  test('keeps what was typed before it was hydrated, and sends it', async () => {
    const run = vi.fn(async (): Promise<State> => ({ isDone: true }));
    const page = (
      <DesignSystemProvider locale="en">
        <ActionForm run={run} />
      </DesignSystemProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const inputs = within(container);
    for (const [name, text] of Object.entries({ Name: 'Mia', Age: '34', About: 'I film.' }))
      Object.assign(inputs.getByRole('textbox', { name }), { value: text });
    Object.assign(inputs.getByRole('checkbox', { name: 'Terms' }), { checked: true });
    const root = await act(async () => hydrateRoot(container, page));
    onTestFinished(() => {
      act(() => root.unmount());
      container.remove();
    });
    expect(field('Name')).toHaveValue('Mia');
    expect(field('Age')).toHaveValue('34');
    expect(field('About')).toHaveValue('I film.');
    expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeChecked();
    await send();
    await screen.findByText('Done');
    expect(run).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Mia', age: '34', about: 'I film.' }),
    );
  });

  test('runs the action only once it is valid, and shows the errors that it returns', async () => {
    const run = vi.fn(async ({ name }: Record<string, unknown>): Promise<State> =>
      name === 'Mia' ? { errors: { name: 'Taken.' } } : { isDone: true },
    );
    renderInDesignSystem(<ActionForm run={run} />);
    await send();
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(field('Name'), 'Mia');
    await userEvent.type(field('About'), 'I film.');
    await userEvent.type(field('Age'), '34');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
    await send();
    await waitFor(() => expect(field('Name')).toHaveAccessibleErrorMessage('Taken.'));
    expect(field('Name')).toHaveFocus();
    expect(run).toHaveBeenCalledTimes(1);
    // React resets a form after an action, also after one that has failed.
    expect(field('Name')).toHaveValue('Mia');
    expect(field('About')).toHaveValue('I film.');
    expect(field('Age')).toHaveValue('34');
    expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeChecked();
    await userEvent.type(field('Name'), ' Tan');
    await send();
    await screen.findByText('Done');
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    expect(screen.getByRole('checkbox', { name: 'Terms' })).not.toBeChecked();
  });

  test('shows a message about the whole form after each action, and keeps what was typed', async () => {
    const run = vi.fn(async (): Promise<State> => ({ errors: { '': 'Closed.' } }));
    renderInDesignSystem(<ActionForm run={run} />);
    await userEvent.type(field('Name'), 'Mia');
    for (const times of [1, 2]) {
      await send();
      const summary = await waitFor(() => {
        expect(run).toHaveBeenCalledTimes(times);
        return screen.getByText('Closed.').closest('[data-part=summary], [tabindex="-1"]');
      });
      await waitFor(() => expect(summary).toHaveFocus());
      expect(field('Name')).toHaveValue('Mia');
    }
  });

  test('can be reset by the user while it has errors', async () => {
    const run = async (): Promise<State> => ({ errors: { name: 'Taken.' } });
    renderInDesignSystem(<ActionForm run={run} />);
    await userEvent.type(field('Name'), 'Mia');
    await send();
    await waitFor(() => expect(field('Name')).toHaveAccessibleErrorMessage('Taken.'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field('Name')).toHaveValue('');
  });
});

test('useFormStatus and useOptimistic in a form show what is being sent', async () => {
  let finish: () => void = () => undefined;
  function Status() {
    const { pending, data } = useFormStatus();
    return <output>{pending ? `Sending ${data.get('name') as string}` : 'Idle'}</output>;
  }
  function Example() {
    const [names, setNames] = useState(['Sam']);
    const [shown, add] = useOptimistic(names, (list, name: string) => [...list, `${name}…`]);
    return (
      <Form
        action={async (data: FormData) => {
          const name = data.get('name') as string;
          add(name);
          await new Promise<void>((resolve) => (finish = resolve));
          setNames((list) => [...list, name]);
        }}
      >
        <TextField label="Name" name="name" isRequired />
        <SubmitButton>Send</SubmitButton>
        <Status />
        <p>{shown.join(', ')}</p>
      </Form>
    );
  }
  renderInDesignSystem(<Example />);
  await userEvent.type(field('Name'), 'Mia');
  await send();
  expect(screen.getByText('Sending Mia')).toBeVisible();
  expect(screen.getByText('Sam, Mia…')).toBeVisible();
  await send();
  await act(async () => finish());
  await waitFor(() => expect(screen.getByText('Idle')).toBeVisible());
  expect(screen.getByText('Sam, Mia')).toBeVisible();
});

describe('a form in an Activity', () => {
  let form: FormApi<Record<string, unknown>> | undefined;
  function Page({ isShown, onSubmit }: { isShown: boolean; onSubmit?: () => Promise<void> }) {
    const created = useForm();
    useEffect(() => void (form = created));
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Form form={created} onSubmit={onSubmit}>
          <LeaveGuard />
          {['a', 'b', 'c', 'd'].map((name) => (
            <EmailField key={name} label={name} name={name} isRequired />
          ))}
          <SubmitButton>Send</SubmitButton>
        </Form>
      </Activity>
    );
  }

  test('has its values, messages and summary again when it is shown', async () => {
    const { rerender } = renderInDesignSystem(<Page isShown />);
    await userEvent.type(field('a'), 'x');
    await send();
    expect(await screen.findByText('4 fields need your attention')).toBeVisible();
    rerender(<Page isShown={false} />);
    await passTime(50);
    rerender(<Page isShown />);
    await passTime(50);
    expect(field('a')).toHaveValue('x');
    expect(field('a')).toHaveAccessibleErrorMessage('Email is not valid.');
    expect(screen.getByText('4 fields need your attention')).toBeVisible();
    expect(form?.getState().isDirty).toBe(true);
    expect(form?.get('a')).toBe('x');
    await userEvent.type(field('a'), '@y.test');
    expect(await screen.findByText('3 fields need your attention')).toBeVisible();
  });

  test('that was hidden while it was sent can be sent again', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = vi.fn(async () => new Promise<void>((resolve) => (finish = resolve)));
    const { rerender } = renderInDesignSystem(<Page isShown onSubmit={onSubmit} />);
    for (const name of ['a', 'b', 'c', 'd']) await userEvent.type(field(name), 'x@y.test');
    await send();
    rerender(<Page isShown={false} onSubmit={onSubmit} />);
    await act(async () => finish());
    rerender(<Page isShown onSubmit={onSubmit} />);
    await passTime(50);
    expect(form?.getState()).toMatchObject({ isSubmitting: false, isDirty: false });
    await passTime(1100);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});
