import { url } from '../../rules.ts';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { defineRule } from '../../validation/rules.ts';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';
import { passTime } from '../../testing/passTime.ts';

/** Renders a field in a native form. Returns its input, a function that returns its tags in form data, and the spy of the form. */
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
/** Returns the text of the status below the field. */
const notice = () => document.querySelector('[id$="-status"]')?.textContent;

describe('adding tags', () => {
  test('with Enter and comma does not submit the form', async () => {
    const onChange = vi.fn();
    const { field, data, onSubmit } = renderField({ onChange });
    await userEvent.type(field, 'food{Enter}travel,te');
    expect(tags()).toEqual(['food', 'travel']);
    expect(field).toHaveValue('te');
    expect(notice()).toBe('');
    expect(data()).toEqual(['food', 'travel']);
    expect(onChange.mock.calls).toEqual([[['food']], [['food', 'travel']]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is announced to screen readers', async () => {
    const { field } = renderField();
    await userEvent.type(field, 'food{Enter}');
    expect(getAnnounced()).toContain('food added, 1 chosen');
    await userEvent.paste('a, b\nc');
    expect(getAnnounced()).toContain('a, b, c added, 4 chosen');
    await userEvent.paste('1,2,3,4,5,6,');
    // Only the last entry is announced.
    expect(getAnnounced()).toContain('6 added, 10 chosen');
  });

  test('splits a pasted list, whose ends join the text around it', async () => {
    const { field, data } = renderField();
    await userEvent.type(field, 'fo');
    await userEvent.paste('od, travel\r\ntech،سفر');
    expect(data()).toEqual(['food', 'travel', 'tech', 'سفر']);
    expect(field).toHaveValue('');
  });

  test('also happens on blur, so that no text is lost', async () => {
    const { field, data } = renderField({ isRequired: true });
    await userEvent.type(field, 'food');
    await userEvent.tab();
    expect(data()).toEqual(['food']);
    expect(field).toHaveAccessibleDescription(`${hint} Chosen: food`);
  });

  test('ignores an Enter that ends an IME composition', async () => {
    const { field } = renderField();
    act(() => field.focus());
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: '美食' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(tags()).toEqual([]);
    fireEvent.compositionEnd(field);
    // Safari fires the keydown of this Enter after compositionend, in the same task.
    const lateEnter = createEvent.keyDown(field, { key: 'Enter' });
    fireEvent(field, lateEnter);
    expect(tags()).toEqual([]);
    expect(lateEnter.defaultPrevented).toBe(true);
    expect(field).toHaveValue('美食');
    await passTime(0);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(tags()).toEqual(['美食']);
  });

  test('keeps entries beyond the maximum of 200 in the input', async () => {
    const { field, data } = renderField();
    const entries = Array.from({ length: 100_000 }, (_, index) => `tag${index}`);
    await userEvent.click(field);
    await userEvent.paste(entries.join(','));
    expect(data()).toHaveLength(200);
    expect(field).toHaveValue(entries.slice(200).join(', '));
    expect(notice()).toBe('Maximum number of entries: 200. The rest is still in the text box.');
  });
});

describe('removing tags', () => {
  const defaultValue = ['food', 'travel', 'tech'];

  test('works with the button of each tag', async () => {
    const { data } = renderField({ defaultValue });
    const row = screen.getByRole('row', { name: 'travel' });
    await userEvent.click(within(row).getByRole('button', { name: 'Remove travel' }));
    expect(data()).toEqual(['food', 'tech']);
  });

  test('is not available while read-only', async () => {
    const { field, data } = renderField({ defaultValue, isReadOnly: true, isRequired: true });
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await userEvent.type(field, 'x{Enter}');
    expect(data()).toEqual(defaultValue);
  });
});

describe('rules', () => {
  test('for the list apply to the number of its entries', async () => {
    const { field } = renderField({ isRequired: true, minItems: 2, maxItems: 3 });
    const limited = 'Up to 3 entries. Press Enter or type a comma after each.';
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveAccessibleErrorMessage('This field is required.');
    await userEvent.type(field, 'a,');
    expect(field).toShowError('Topics is not valid.');
    await userEvent.type(field, 'b,');
    expect(field).toHaveAccessibleDescription(limited);
    await userEvent.type(field, 'c,d,');
    expect(screen.getByText('4 / 3')).toBeInTheDocument();
    expect(field).toShowError('Topics is not valid.');
    // In the empty input, Backspace moves the focus to the last tag, which Delete removes.
    await userEvent.keyboard('{Backspace}{Delete}');
    expect(field).toHaveAccessibleDescription(limited);
  });

  test('for entries show the message of the first invalid entry, and mark all invalid entries', async () => {
    const itemRules = { email: true, regex: /demo/, max_length: 20 };
    const { field } = renderField({ itemRules, rules: { max_length: 9 } });
    await userEvent.type(field, 'mia@else.test,invalid,');
    // The first entry is an address that does not match the pattern, the second is no address.
    expect(field).toShowError('The Topics is invalid.');
    expect(screen.getByRole('row', { name: 'invalid, not valid' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Remove mia/ }));
    expect(field).toShowError('Email is not valid.');
    await userEvent.click(screen.getByRole('button', { name: /Remove invalid/ }));
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
] as const)('an entry shows the message of the rule %j', async (itemRules, bad, text, good) => {
  const { field } = renderField({ itemRules, maxItems: 9 });
  await userEvent.type(field, `${good},${bad},`);
  expect(field).toShowError(text);
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(field).not.toHaveAccessibleErrorMessage();
});

test('native form validation validates and focuses the field', () => {
  const { field } = renderField({ isRequired: true });
  act(() => void screen.getByTestId<HTMLFormElement>('form').checkValidity());
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
  expect(field).toHaveFocus();
});

test('a form reset restores the initial tags without a message', async () => {
  const { field, data } = renderField({ defaultValue: ['food'], maxItems: 1 });
  await userEvent.type(field, 'travel,te');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(data()).toEqual(['food']);
  expect(field).toHaveValue('');
  expect(field).not.toHaveAccessibleErrorMessage();
  expect(notice()).toBe('');
});

test('a tag field can be controlled, also with duplicate tags', async () => {
  function Page() {
    const [value, setValue] = useState<readonly string[]>(['food', 'food']);
    return <TagField label="Topics" value={value} onChange={(next) => setValue(next.slice(-2))} />;
  }
  renderInDesignSystem(<Page />);
  expect(tags()).toEqual(['food', 'food']);
  await userEvent.type(screen.getByRole('textbox'), 'a,b,');
  expect(tags()).toEqual(['a', 'b']);
});

test('a form gets the tags, and a server error about one tag is shown at the field', async () => {
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

test('a rule of tags that throws marks the tag, and the page stays', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const isLink = defineRule('link', (value) => new URL(String(value)).protocol === 'https:');
  const { field } = renderField({ itemRules: [isLink] });
  await userEvent.type(field, 'byline{Enter}');
  expect(tags()).toEqual(['byline']);
  expect(field).toShowError('Topics could not be checked. Please try again.');
  expect(report).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a rule of tags reads other fields of the form, and runs again when they change', async () => {
  const isGuest = defineRule(
    'guest',
    (value, { getValue }) => value !== getValue('owner'),
    'Owner.',
  );
  renderInDesignSystem(
    <Form>
      <TextField label="Owner" name="owner" defaultValue="mia" />
      <TagField label="Guests" name="guests" itemRules={[isGuest]} />
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'Guests' });
  await userEvent.type(field, 'mia{Enter}');
  expect(field).toShowError('Owner.');
  expect(screen.getByRole('row')).toHaveAccessibleName(/not valid/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), '!');
  expect(field).not.toHaveAccessibleErrorMessage();
});

test('entries beyond the maximum stay separate where only a semicolon ends an entry', async () => {
  const full = Array.from({ length: 199 }, (_, index) => `Topic ${index}`);
  const { field } = renderField({ separators: [';'], defaultValue: full });
  field.focus();
  await userEvent.paste('tea;rice;fish');
  expect(field).toHaveValue('rice; fish');
});

test('the message of a rule for entries may depend on the entry', async () => {
  renderInDesignSystem(<TagField label="Links" itemRules={[url()]} />);
  const field = screen.getByRole('textbox', { name: /Links/ });
  await userEvent.type(field, 'https://a.test,');
  await userEvent.type(field, 'b.test,');
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('Begin with https://, like this: https://b.test');
});
