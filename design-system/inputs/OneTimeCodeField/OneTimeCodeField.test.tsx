import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';

/** Renders a field in a form. Returns its input, its spy, and a function that returns the field's value in form data. */
function renderField(props: Partial<OneTimeCodeFieldProps> = {}) {
  const onComplete = vi.fn();
  renderInDesignSystem(
    <form data-testid="form">
      <OneTimeCodeField label="code" name="code" onComplete={onComplete} {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const data = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('code');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'code' });
  return { field, onComplete, data };
}

const message = 'The code must be 6 digits number.';

test('the code is one input with autofill for one-time codes', () => {
  const { field } = renderField();
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('dir', 'ltr');
  // The attribute would cut off pasted codes with spaces.
  expect(field).not.toHaveAttribute('maxlength');
});

test('the last digit calls onComplete, but does not submit the form', async () => {
  const { field, onComplete } = renderField();
  const submit = vi.fn();
  screen.getByTestId('form').addEventListener('submit', submit);
  await userEvent.type(field, '00012');
  expect(field).toShowError(message);
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field, '3');
  expect(field).not.toHaveAccessibleDescription();
  expect(onComplete.mock.calls).toEqual([['000123']]);
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ['123 456', '123456'],
  ['12-34–56', '123456'],
  ['\u00a0\u200b123456\t', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３ ４５６', '123456'],
])('the pasted text %s is the code %s', async (pasted, code) => {
  const { field, onComplete, data } = renderField();
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue(code);
  expect(onComplete.mock.calls).toEqual([[code]]);
  expect(data()).toBe(code);
});

test.each(['12a456', '1234567', '😀😀😀', '١٢a', 'مرحبااا', '½½½½½½'])(
  '%s is invalid and keeps its characters, with ASCII digits',
  async (text) => {
    const { field, onComplete } = renderField();
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.tab();
    expect(field).toHaveAccessibleErrorMessage(message);
    expect(field).toHaveValue(text.replace('١٢', '12'));
    expect(onComplete).not.toHaveBeenCalled();
  },
);

test('a megabyte of text stays and is invalid', () => {
  const { field } = renderField();
  fireEvent.change(field, { target: { value: '1'.repeat(1_000_000) } });
  expect(field).toHaveValue('1'.repeat(1_000_000));
  expect(field).toShowError(message);
});

test('the caret stays between the same digits when a space is removed', async () => {
  const { field } = renderField({ defaultValue: '1234' });
  await userEvent.click(field);
  field.setSelectionRange(2, 2);
  await userEvent.keyboard(' 9');
  expect(field).toHaveValue('12934');
  expect(field.selectionStart).toBe(3);
});

test('the text does not change while an input method composes', () => {
  const { field, onComplete } = renderField({ length: 4 });
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１２３４' }, isComposing: true });
  expect(field).toHaveValue('１２３４');
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('1234');
  expect(onComplete.mock.calls).toEqual([['1234']]);
});

test('a required field must not be empty', async () => {
  const { field } = renderField({ isRequired: true });
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
});

test('a code can have another length and another message', async () => {
  const { field } = renderField({ length: 4, ruleMessages: { digits: 'Four digits, please.' } });
  await userEvent.type(field, '1');
  expect(field).toShowError('Four digits, please.');
});

test('a code that the server rejects stays and is selected, so that typing replaces it', async () => {
  renderInDesignSystem(
    <Form onSubmit={() => ({ errors: { code: 'Incorrect code.' } })}>
      <OneTimeCodeField label="code" name="code" />
      <button>Send</button>
    </Form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '123456');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Incorrect code.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('123456');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  await userEvent.keyboard('7');
  expect(field).toHaveValue('7');
});

test('a code that the application rejects stays and is selected', async () => {
  function Page() {
    const [code, setCode] = useState('');
    const [error, setError] = useState<string>();
    return (
      <OneTimeCodeField
        label="code"
        value={code}
        onChange={(next) => {
          setCode(next);
          setError(undefined);
        }}
        onComplete={() => setError('Incorrect code.')}
        {...(error !== undefined && { errorMessage: error })}
      />
    );
  }
  renderInDesignSystem(<Page />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '123 456');
  expect(field).toShowError('Incorrect code.');
  expect(field).toHaveValue('123456');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
});

test('a reset clears the code', async () => {
  const { field, data } = renderField();
  await userEvent.type(field, '12');
  await userEvent.click(screen.getByRole('button'));
  expect(data()).toBe('');
  expect(field).not.toHaveAccessibleDescription();
});

test('the same code is complete again after the field was cleared', async () => {
  const onComplete = vi.fn();
  function Page() {
    const [code, setCode] = useState('');
    return (
      <>
        <OneTimeCodeField label="code" value={code} onChange={setCode} onComplete={onComplete} />
        <button onClick={() => setCode('')}>Clear</button>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.type(screen.getByRole('textbox'), '123456');
  await userEvent.click(screen.getByRole('button'));
  screen.getByRole('textbox').focus();
  await userEvent.paste('123456');
  expect(onComplete).toHaveBeenCalledTimes(2);
});

test('the text of a controlled field does not change while an input method composes', () => {
  const onChange = vi.fn();
  function Page() {
    const [code, setCode] = useState('');
    const change = (next: string) => {
      onChange(next);
      setCode(next);
    };
    return <OneTimeCodeField label="code" value={code} onChange={change} />;
  }
  renderInDesignSystem(<Page />);
  const field = screen.getByRole('textbox');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１２' }, isComposing: true });
  expect(field).toHaveValue('１２');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('12');
  expect(onChange).toHaveBeenLastCalledWith('12');
});
