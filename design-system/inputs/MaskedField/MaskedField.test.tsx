import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { MaskedField } from './MaskedField.tsx';
import { toMaskedText, toMaskedValue, writeEdit } from './maskedText.ts';

const card = '#### #### ####';

function renderCard(props: Partial<Parameters<typeof MaskedField>[0]> = {}) {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <MaskedField label="Card" name="card" mask={card} {...props} />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </Form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card' });
  return { field, onSubmit, submit: () => userEvent.click(screen.getByText('Send')) };
}

test('the field writes the separators while the user types, and sends the text without them', async () => {
  const onChange = vi.fn();
  const { field, onSubmit, submit } = renderCard({ onChange });
  await userEvent.type(field, '123456789012');
  expect(field).toHaveValue('1234 5678 9012');
  expect(onChange).toHaveBeenLastCalledWith('123456789012');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ card: '123456789012' });
  expect(new FormData(field.form ?? undefined).get('card')).toBe('123456789012');
});

test('Backspace and Delete pass over a separator', async () => {
  const { field } = renderCard({ defaultValue: '123456' });
  expect(field).toHaveValue('1234 56');
  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue('1235 6');
  expect(field.selectionStart).toBe(3);
  await userEvent.type(field, '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field).toHaveValue('1235');
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field).toHaveValue('');
});

test('the caret stays after the character that was typed in the middle', async () => {
  const { field } = renderCard({ defaultValue: '12345678' });
  await userEvent.type(field, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue('1239 4567 8');
  expect(field.selectionStart).toBe(4);
  await userEvent.keyboard('0');
  expect(field).toHaveValue('1239 0456 78');
  expect(field.selectionStart).toBe(6);
});

test('a pasted text may have other separators, full-width or Arabic digits', async () => {
  const { field } = renderCard();
  await userEvent.click(field);
  await userEvent.paste('１２３４-٥٦٧٨.9012');
  expect(field).toHaveValue('1234 5678 9012');
});

test('text that does not fit stays as typed and is invalid; so does a text that is too long or too short', async () => {
  const { field, onSubmit, submit } = renderCard();
  await userEvent.type(field, '12a4');
  expect(field).toHaveValue('12a4');
  await submit();
  const message = 'Enter it in full, like this: 1234 5678 9012';
  expect(field).toHaveAccessibleErrorMessage(message);
  await userEvent.clear(field);
  await userEvent.type(field, '1234567890123');
  expect(field).toHaveValue('1234 5678 90123');
  await submit();
  expect(field).toHaveAccessibleErrorMessage(message);
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(field).toHaveValue('1234 5678 901');
  await submit();
  expect(field).toHaveAccessibleErrorMessage(message);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an autofilled text, whose event has no kind, gets separators', () => {
  const { field } = renderCard();
  fireEvent.input(field, { target: { value: '123456789012' } });
  expect(field).toHaveValue('1234 5678 9012');
});

test('nothing is written while an input method composes', () => {
  const onChange = vi.fn();
  const { field } = renderCard({ onChange });
  field.focus();
  fireEvent.compositionStart(field);
  const event = createEvent.input(field, { target: { value: '１２３４５' }, isComposing: true });
  fireEvent(field, event);
  expect(field).toHaveValue('１２３４５');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('1234 5');
  expect(onChange).toHaveBeenLastCalledWith('12345');
});

test('a controlled text has no separators, and a reset restores the initial text', async () => {
  function Controlled() {
    const [value, setValue] = useState('123456');
    return (
      <>
        <MaskedField label="Code" mask="@@-##-**" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  renderInDesignSystem(<Controlled />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveValue('123456');
  await userEvent.clear(field);
  await userEvent.type(field, 'ab12c3');
  expect(field).toHaveValue('AB-12-C3');
  expect(screen.getByRole('status')).toHaveTextContent('AB12C3');
});

test('a reset restores the initial text and what is sent', async () => {
  const { field } = renderCard({ defaultValue: '1234' });
  await userEvent.type(field, '5');
  await userEvent.click(screen.getByText('Reset'));
  expect(field).toHaveValue('1234');
  expect(new FormData(field.form ?? undefined).get('card')).toBe('1234');
});

test('the server renders the separators', () => {
  const html = renderToString(<MaskedField label="Card" mask={card} defaultValue="123456" />);
  expect(html).toContain('value="1234 56"');
});

describe('a text and its value', () => {
  test.each([
    ['', '', ''],
    ['1234', '1234', '1234'],
    ['1234 ', '1234', '1234'],
    [' 12-34 5', '1234 5', '12345'],
    ['1234_5', '1234_5', '1234_5'],
    ['١٢٣٤٥', '1234 5', '12345'],
  ])('"%s" is shown as "%s" and sent as "%s"', (typed, text, value) => {
    expect(toMaskedText(typed, card)).toBe(text);
    expect(toMaskedValue(typed, card)).toBe(value);
    expect(toMaskedText(value, card)).toBe(text);
  });
  test('signs that a mask has as separators are removed, others are not', () => {
    expect(toMaskedText('(12)34', '(##) ##')).toBe('(12) 34');
    expect(toMaskedText('1+2', '##')).toBe('1+2');
  });
  test('a selection that is deleted loses only what was selected', () => {
    const edited = { text: '12 6', caret: 2 };
    expect(writeEdit(edited, '1234 56', 'deleteContentBackward', card)).toEqual({
      text: '126',
      caret: 2,
    });
  });
});
