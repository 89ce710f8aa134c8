import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { EmailField, type EmailFieldProps } from './EmailField.tsx';

function renderField(props: Partial<EmailFieldProps> = {}) {
  const view = renderInDesignSystem(
    <form data-testid="form">
      <EmailField label="Email" name="email" {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const data = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('email');
  return { ...view, data, field: screen.getByRole('textbox', { name: 'Email' }) };
}

const wrong = 'Email is not valid.';
const hint = 'Separate addresses with commas.';

test('the input has the right keyboard and autofill, and no text correction', () => {
  const { field } = renderField();
  expect(field).toHaveAttribute('inputmode', 'email');
  expect(field).toHaveAttribute('autocomplete', 'email');
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('spellcheck', 'false');
  expect(field).toHaveAttribute('dir', 'ltr');
  expect(field).not.toHaveAccessibleDescription();
});

test.each([
  'mia',
  'mia@demo',
  'mia@demo.t',
  'a@b.test,c@d.test',
  '😀',
  'مرحبا',
  'm\u200bia@demo.test',
])('%s is reported as invalid and kept', async (text) => {
  const { field } = renderField();
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage(wrong);
  expect(field).toHaveValue(text);
});

test.each(['mia@demo.test', 'm.t+x@a-b.demo.test', 'miä@demo.test', 'MIA@DEMO.TEST'])(
  '%s is valid',
  async (text) => {
    const { field } = renderField();
    await userEvent.type(field, text);
    await userEvent.tab();
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  },
);

test('a required field reports a missing address', async () => {
  const { field } = renderField({ isRequired: true });
  await userEvent.type(field, '  ');
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
});

test('invisible characters around a pasted address are removed on blur', async () => {
  const { field, data } = renderField();
  await userEvent.click(field);
  await userEvent.paste(' \u200bmia@demo.test\u00a0');
  expect(field).not.toHaveAccessibleErrorMessage();
  await userEvent.tab();
  expect(field).not.toHaveAccessibleErrorMessage();
  expect(data()).toBe('mia@demo.test');
});

test.each([
  ['a blank', 'mia@demo.test '],
  ['invisible characters', '\u200bmia@demo.test\u00a0'],
])('Enter after an address with %s sends the address', async (_name, text) => {
  const sent: unknown[] = [];
  renderInDesignSystem(
    <Form onSubmit={(values) => void sent.push(values)}>
      <EmailField label="Email" name="email" isRequired />
    </Form>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, `${text}{Enter}`);
  expect(sent).toEqual([{ email: 'mia@demo.test' }]);
  expect(field).toHaveValue('mia@demo.test');
});

test('an address that was filled in without focus is sent without blanks, also by a native form', () => {
  const { field, data } = renderField();
  fireEvent.change(field, { target: { value: ' mia@demo.test ' } });
  fireEvent.submit(screen.getByTestId('form'));
  expect(data()).toBe('mia@demo.test');
});

test('with `multiple`, a field accepts addresses separated by commas, and a hint explains this', async () => {
  const { field, data } = renderField({ allowsMultiple: true });
  expect(field).toHaveAccessibleDescription(hint);
  await userEvent.type(field, 'mia@demo.test, ');
  expect(field).toShowError(wrong);
  await userEvent.type(field, 'noor@demo.test');
  expect(field).toHaveAccessibleDescription(hint);
  expect(data()).toBe('mia@demo.test, noor@demo.test');
});

test('with `multiple`, a field accepts semicolons, as email programs copy a list', async () => {
  const { field, data } = renderField({ allowsMultiple: true });
  await userEvent.type(field, 'a@demo.test;b@demo.test；c@demo.test');
  await userEvent.tab();
  expect(data()).toBe('a@demo.test,b@demo.test,c@demo.test');
  expect(field).toBeValid();
});

test('with `multiple`, a field accepts the commas of other scripts', async () => {
  const { field, data } = renderField({ allowsMultiple: true });
  await userEvent.type(field, 'a@demo.test،b@demo.test，c@demo.test');
  await userEvent.tab();
  expect(data()).toBe('a@demo.test,b@demo.test,c@demo.test');
  expect(field).toBeValid();
});

test('a megabyte of text is validated without a delay', () => {
  const { field } = renderField();
  fireEvent.change(field, { target: { value: 'x'.repeat(1_000_000) } });
  expect(field).toHaveValue('x'.repeat(1_000_000));
  expect(field).toShowError(wrong);
});

test('an address is validated only after an input method has finished', () => {
  const { field } = renderField();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'm' } });
  expect(field).not.toHaveAccessibleErrorMessage();
  fireEvent.compositionEnd(field);
  expect(field).toShowError(wrong);
});

test('a reset restores the initial address without an error', async () => {
  const { field } = renderField({ defaultValue: 'mia@demo.test' });
  await userEvent.type(field, 'x@');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field).toHaveValue('mia@demo.test');
  expect(field).not.toHaveAccessibleDescription();
});

test('a field can be controlled; onChange gets the trimmed address on blur', async () => {
  function Page() {
    const [email, setEmail] = useState('');
    return (
      <>
        <EmailField label="Email" value={email} onChange={setEmail} />
        <output>{`[${email}]`}</output>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.type(screen.getByRole('textbox'), 'mia@demo.test ');
  expect(screen.getByRole('status')).toHaveTextContent('[mia@demo.test ]');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('[mia@demo.test]');
  expect(screen.getByRole('textbox')).toHaveValue('mia@demo.test');
});

test('a server error is shown until the next input', async () => {
  renderInDesignSystem(
    <Form onSubmit={() => ({ errors: { email: 'Taken.' } })}>
      <EmailField label="Email" name="email" />
      <button>Send</button>
    </Form>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'mia@demo.test{Enter}');
  expect(await screen.findByText('Taken.')).toBeVisible();
  await userEvent.type(field, 'x');
  expect(field).not.toHaveAccessibleDescription();
});

test('the root of a field has its id, data attributes and ref', () => {
  const ref = createRef<HTMLDivElement>();
  renderInDesignSystem(<EmailField label="Email" id="mail" data-test="x" ref={ref} />);
  expect(ref.current).toHaveAttribute('id', 'mail');
  expect(ref.current).toHaveAttribute('data-test', 'x');
});
