import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { defineRule, type Rules } from '../../validation/rules.ts';
import { useFormState } from '../../validation/useFormState.ts';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

/** Creates an asynchronous rule. `answer` ends all its checks that are running. */
function createSlowRule(name: string) {
  const answers: ((isValid: boolean) => void)[] = [];
  const test = () => new Promise<boolean>((resolve) => void answers.push(resolve));
  const rule = defineRule(name, test, undefined, undefined, { debounceMs: 0 });
  const answer = (isValid: boolean) =>
    act(async () => {
      for (const resolve of answers.splice(0)) resolve(isValid);
    });
  return { rules: [rule], answer };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a reset while the form waits for a rule cancels the submit', async () => {
  const onSubmit = vi.fn();
  const slow = createSlowRule('slow');
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TextField name="name" label="Name" rules={slow.rules} defaultValue="Mia" />
      <SubmitButton>Send</SubmitButton>
      <button type="reset">Reset</button>
    </Form>,
  );
  await userEvent.type(box('Name'), '!{Enter}');
  await press('Reset');
  // Twice, because the end of one check may start another.
  await slow.answer(true);
  await slow.answer(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Send');
  await slow.answer(true);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Mia' });
});

test('a reset ends a submit without a response; if it fails later, the error is only reported', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const response = Promise.withResolvers<void>();
  const onSubmit = vi.fn().mockReturnValueOnce(response.promise);
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <SubmitButton>Send</SubmitButton>
      <button type="reset">Reset</button>
    </Form>,
  );
  await userEvent.type(box('Name'), 'Mia{Enter}');
  await press('Reset');
  await press('Send');
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Mia' }], [{ name: '' }]]);
  await act(async () => response.reject(new Error('offline')));
  expect(report).toHaveBeenCalledOnce();
  expect(screen.queryByText(/could not be sent/)).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('an invalid field is shown without waiting for the rules of others', async () => {
  const onSubmit = vi.fn();
  const slow = createSlowRule('slow');
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TextField name="handle" label="Handle" rules={slow.rules} defaultValue="mia" />
      <TextField name="name" label="Name" isRequired />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  expect(box('Name')).toHaveFocus();
  await userEvent.type(box('Name'), 'Mia{Enter}');
  await slow.answer(true);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ handle: 'mia', name: 'Mia' });
});

test('a field that was corrected or removed while other fields were checked does not stop the form', async () => {
  const onSubmit = vi.fn();
  const fast = createSlowRule('fast');
  const other = createSlowRule('other');
  const slow = createSlowRule('slow');
  function Page() {
    const [hasOther, setHasOther] = useState(true);
    return (
      <Form onSubmit={onSubmit}>
        <TextField name="fast" label="Fast" rules={fast.rules} defaultValue="a" />
        {hasOther && <TextField name="other" label="Other" rules={other.rules} defaultValue="b" />}
        <TextField name="slow" label="Slow" rules={slow.rules} defaultValue="c" />
        <button type="button" onClick={() => setHasOther(false)}>
          Remove
        </button>
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  renderInDesignSystem(<Page />);
  await press('Send');
  await fast.answer(false);
  await other.answer(false);
  await userEvent.type(box('Fast'), '!');
  await fast.answer(true);
  await press('Remove');
  await slow.answer(true);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ fast: 'a!', slow: 'c' }));
});

test('fields of a disabled fieldset are neither validated nor sent', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <fieldset disabled>
        <TextField name="name" label="Name" isRequired />
      </fieldset>
      <TextField name="email" label="Email" defaultValue="mia@demo.test" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'mia@demo.test' });
});

test('a form in a dialog of another form does not reset or submit that form', async () => {
  const outer = vi.fn(async () => ({ errors: { name: 'Taken.' } }));
  const onReset = vi.fn();
  const inner = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={outer} onReset={onReset}>
      <TextField name="name" label="Name" />
      <SubmitButton>Send</SubmitButton>
      {createPortal(
        <Form onSubmit={inner}>
          <TextField name="tag" label="Tag" />
          <SubmitButton>Add</SubmitButton>
          <button type="reset">Clear</button>
        </Form>,
        document.body,
      )}
    </Form>,
  );
  fireEvent.submit(box('Name').closest('form') as HTMLFormElement);
  // The first form still waits for its response, which a reset of this form would discard.
  await press('Clear');
  await waitFor(() => expect(box('Name')).toHaveAccessibleErrorMessage('Taken.'));
  expect(onReset).not.toHaveBeenCalled();
  await press('Add');
  expect(inner).toHaveBeenCalledExactlyOnceWith({ tag: '' });
  expect(outer).toHaveBeenCalledOnce();
});

/** Renders a field that is disabled while its form is sent. */
function LockedField({ rules = {} }: { rules?: Rules }) {
  const isSubmitting = useFormState((state) => state.isSubmitting);
  return <TextField name="name" label="Name" rules={rules} isDisabled={isSubmitting} />;
}

test('a field that is disabled while the form is sent runs its asynchronous rule once', async () => {
  const check = vi.fn();
  const slow = defineRule(
    'slow',
    async (value) => {
      check(value);
      await new Promise(requestAnimationFrame);
      return value === 'Mia';
    },
    'Not Mia.',
    undefined,
    { debounceMs: 0 },
  );
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <LockedField rules={[slow]} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  fireEvent.change(box('Name'), { target: { value: 'Leo' } });
  await press('Send');
  await waitFor(() => expect(box('Name')).toHaveAccessibleErrorMessage('Not Mia.'));
  expect(box('Name')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(box('Name'), { target: { value: 'Mia' } });
  await press('Send');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Mia' }));
  expect(check.mock.calls).toEqual([['Leo'], ['Mia']]);
});

test('a field that is disabled while the form is sent shows the error of the server, and gets the focus', async () => {
  const response = Promise.withResolvers<{ errors: { name: string } }>();
  renderInDesignSystem(
    <Form onSubmit={() => response.promise}>
      <LockedField />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.type(box('Name'), 'Mia{Enter}');
  expect(box('Name')).toBeDisabled();
  await act(async () => response.resolve({ errors: { name: 'Taken.' } }));
  expect(box('Name')).toHaveAccessibleErrorMessage('Taken.');
  expect(box('Name')).toHaveFocus();
});

test('a message that the server writes for several fields is shown once', async () => {
  const message = 'Required by law.';
  renderInDesignSystem(
    <Form
      onSubmit={() => ({
        errors: { town: message, zip: message, 'name.0': message, 'name.1': message },
      })}
    >
      <TextField name="name" label="Name" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  await waitFor(() => expect(box('Name')).toHaveAccessibleErrorMessage(message));
  // At the field, at its link in the summary, and in the summary for the fields that the form does not have.
  expect(screen.getAllByText(message)).toHaveLength(3);
});
