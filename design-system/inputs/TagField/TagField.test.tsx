import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';

function renderField(props: Partial<TagFieldProps> = {}) {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  renderInDesignSystem(
    <form data-testid="form" onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <TagField label="Topics" name="topics" {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const data = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('topics');
  return {
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Topics' }),
    data,
    onSubmit,
  };
}

const hint = 'Press Enter or type a comma after each entry.';
const tags = () => screen.queryAllByRole('row').map((row) => row.textContent);
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('adding', () => {
  test('happens at Enter and at a comma, and does not send the form', async () => {
    const onChange = vi.fn();
    const { field, data, onSubmit } = renderField({ onChange });
    await userEvent.type(field, 'food{Enter}travel,te');
    expect(tags()).toEqual(['food', 'travel']);
    expect(field).toHaveValue('te');
    expect(news()).toEqual(['', '']);
    expect(data()).toEqual(['food', 'travel']);
    expect(onChange.mock.calls).toEqual([[['food']], [['food', 'travel']]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is told to screen readers', async () => {
    const { field } = renderField();
    await userEvent.type(field, 'food{Enter}');
    expect(news()).toEqual(['Added food.', '']);
    await userEvent.paste('a, b\nc');
    expect(news()).toEqual(['Added 3 entries.', '']);
  });

  test('takes a pasted list, between what stands there', async () => {
    const { field, data } = renderField();
    await userEvent.type(field, 'fo');
    await userEvent.paste('od, travel\r\ntech،سفر');
    expect(data()).toEqual(['food', 'travel', 'tech', 'سفر']);
    expect(field).toHaveValue('');
  });

  test('happens when the field is left, so that nothing typed is lost', async () => {
    const { field, data } = renderField({ isRequired: true });
    await userEvent.type(field, 'food');
    await userEvent.tab();
    expect(data()).toEqual(['food']);
    expect(field).toHaveAccessibleDescription(hint);
  });

  test('refuses what is there already and says so', async () => {
    const { field, data } = renderField({ defaultValue: ['food'] });
    await userEvent.type(field, 'food{Enter}');
    expect(data()).toEqual(['food']);
    expect(news()).toEqual(['', 'Already in the list: food.']);
    await userEvent.type(field, 't');
    expect(news()).toEqual(['', '']);
  });

  test('takes no tag from an Enter that ends a composition', async () => {
    const { field } = renderField();
    act(() => field.focus());
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: '美食' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(tags()).toEqual([]);
    fireEvent.compositionEnd(field);
    // Safari: after the end, in the same turn.
    const late = createEvent.keyDown(field, { key: 'Enter' });
    fireEvent(field, late);
    expect(tags()).toEqual([]);
    expect(late.defaultPrevented).toBe(true);
    expect(field).toHaveValue('美食');
    await new Promise((resolve) => setTimeout(resolve, 0));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(tags()).toEqual(['美食']);
  });

  test.each(['👩‍👩‍👧', 'مرحبا بك', 'a\u200bb', '\u202eabc', 'x'.repeat(1_000_000)])(
    'keeps odd input as it is',
    async (odd) => {
      const { field, data } = renderField();
      act(() => field.focus());
      fireEvent.change(field, { target: { value: odd } });
      await userEvent.keyboard('{Enter}');
      expect(data()).toEqual([odd]);
    },
  );

  test('of a megabyte of entries keeps what has no room in the text', async () => {
    const { field, data } = renderField();
    const many = Array.from({ length: 100_000 }, (_, index) => `tag${index}`);
    await userEvent.click(field);
    await userEvent.paste(many.join(','));
    expect(data()).toHaveLength(200);
    expect(field).toHaveValue(many.slice(200).join(', '));
    expect(news()[1]).toBe('There is room for 200 entries. The rest is still in the text box.');
  });
});

describe('removing', () => {
  const defaultValue = ['food', 'travel', 'tech'];

  test('happens by keyboard: Backspace goes to the last tag, arrows walk, Delete removes', async () => {
    const { field, data } = renderField({ defaultValue });
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('row', { name: 'tech' })).toHaveFocus();
    expect(data()).toHaveLength(3);
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    expect(data()).toEqual(['food', 'tech']);
    expect(news()[0]).toBe('Removed travel.');
    expect(screen.getByRole('row', { name: 'tech' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    expect(data()).toEqual([]);
    expect(field).toHaveFocus();
  });

  test('happens with the button of each tag', async () => {
    const { data } = renderField({ defaultValue });
    const row = screen.getByRole('row', { name: 'travel' });
    await userEvent.click(within(row).getByRole('button', { name: 'Remove travel' }));
    expect(data()).toEqual(['food', 'tech']);
  });

  test('is not offered where nothing can be changed', async () => {
    const { field, data } = renderField({ defaultValue, isReadOnly: true, isRequired: true });
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await userEvent.type(field, 'x{Enter}');
    expect(data()).toEqual(defaultValue);
  });
});

describe('the rules', () => {
  test('for the list count its entries', async () => {
    const { field } = renderField({ isRequired: true, minLength: 2, maxLength: 3 });
    const limited = 'Up to 3 entries. Press Enter or type a comma after each.';
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveAccessibleErrorMessage('This field is required.');
    await userEvent.type(field, 'a,');
    expect(field).toHaveAccessibleErrorMessage('Topics is not valid.');
    await userEvent.type(field, 'b,');
    expect(field).toHaveAccessibleDescription(limited);
    await userEvent.type(field, 'c,d,');
    expect(screen.getByText('4 / 3')).toBeInTheDocument();
    expect(field).toHaveAccessibleErrorMessage('Topics is not valid.');
    await userEvent.keyboard('{Backspace}{Delete}');
    expect(field).toHaveAccessibleDescription(limited);
  });

  test('for entries say what the first failing one fails, and mark each of them', async () => {
    const itemRules = { email: true, regex: /demo/, max_length: 20 };
    const { field } = renderField({ itemRules, rules: { max_length: 9 } });
    await userEvent.type(field, 'mia@else.test,nobody,');
    expect(field).toHaveAccessibleErrorMessage('The Topics is invalid.');
    expect(screen.getByRole('row', { name: 'nobody, not valid' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Remove mia/ }));
    expect(field).toHaveAccessibleErrorMessage('Email is not valid.');
    await userEvent.click(screen.getByRole('button', { name: /Remove nobody/ }));
    await userEvent.type(field, 'mia@demo.test,');
    expect(field).toHaveAccessibleDescription(hint);
  });
});

test.each([
  [{ email: true }, 'mia', 'Email is not valid.', 'mia@demo.test'],
  [{ digits: 4 }, '123', 'The Topics must be 4 digits number.', '0123'],
  [{ regex: /^[a-z]+$/ }, '9', 'The Topics is invalid.', 'nine'],
  [{ min_value: 5 }, '4', 'The minimum Topics is 5.', '5'],
  [{ max_value: 5 }, '6', 'The maximum Topics is 5.', '5'],
  [{ max_length: 3 }, 'food', 'Topics is not valid.', 'pet'],
] as const)('says the message of %j for an entry', async (itemRules, bad, text, good) => {
  const { field } = renderField({ itemRules, maxLength: 9 });
  await userEvent.type(field, `${good},${bad},`);
  expect(field).toHaveAccessibleErrorMessage(text);
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(field).not.toHaveAccessibleErrorMessage();
});

test('is judged by a native check of its form, and focused', () => {
  const { field } = renderField({ isRequired: true });
  act(() => void screen.getByTestId<HTMLFormElement>('form').checkValidity());
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
  expect(field).toHaveFocus();
});

test('goes back to its first tags when the form is reset, and says nothing', async () => {
  const { field, data } = renderField({ defaultValue: ['food'], maxLength: 1 });
  await userEvent.type(field, 'travel,te');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(data()).toEqual(['food']);
  expect(field).toHaveValue('');
  expect(field).not.toHaveAccessibleErrorMessage();
  expect(news()).toEqual(['', '']);
});

test('may be kept by its caller', async () => {
  function Page() {
    const [value, setValue] = useState<readonly string[]>(['food', 'food']);
    return <TagField label="Topics" value={value} onChange={(next) => setValue(next.slice(-2))} />;
  }
  renderInDesignSystem(<Page />);
  expect(tags()).toEqual(['food', 'food']);
  await userEvent.type(screen.getByRole('textbox'), 'a,b,');
  expect(tags()).toEqual(['a', 'b']);
});

test('gives its tags to the form, and takes what the server says of one of them', async () => {
  const onSubmit = vi.fn(async () => ({ errors: { 'topics.1': 'Unknown topic.' } }));
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TagField label="Topics" name="topics" isRequired />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
  await userEvent.type(field, 'food,zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ topics: ['food', 'zzz'] });
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Unknown topic.'));
  await userEvent.type(field, 'x');
  expect(field).not.toHaveAccessibleErrorMessage();
});
