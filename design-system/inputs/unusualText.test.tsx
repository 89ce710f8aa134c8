import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '../testing/isLongRun.ts';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { OneTimeCodeField } from './OneTimeCodeField/OneTimeCodeField.tsx';
import { ComboBoxField } from './ComboBoxField/ComboBoxField.tsx';
import { DateField } from './DateField/DateField.tsx';
import { DateTimeField } from './DateTimeField/DateTimeField.tsx';
import { EmailField } from './EmailField/EmailField.tsx';
import { MaskedField } from './MaskedField/MaskedField.tsx';
import { MoneyField } from './MoneyField/MoneyField.tsx';
import { NewPasswordField } from './NewPasswordField/NewPasswordField.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PhoneField } from './PhoneField/PhoneField.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { TagField } from './TagField/TagField.tsx';
import { TextAreaField } from './TextAreaField/TextAreaField.tsx';
import { TextField } from './TextField/TextField.tsx';
import { TimeField } from './TimeField/TimeField.tsx';
import { passwordRules } from '../rules.ts';
import { passTime } from '../testing/passTime.ts';

type Field = {
  name: string;
  element: ReactElement;
  /** Returns what the field keeps of a pasted text. Defaults to all of it. */
  toPasted?: (text: string) => string;
  /** Returns what the field keeps of a pasted text after blur. */
  toBlurred?: (text: string) => string;
  /** Whether the text becomes entries of a list on blur. */
  isList?: boolean;
  /** Whether the field is not validated on every input. */
  isUnvalidated?: boolean;
};

const base = { label: 'Field', name: 'field' };
const letters = { ...base, rules: { regex: /^[a-z]+$/ } };
const invisible = '[\\s\\p{Cf}]+';

function removeInvisible(text: string): string {
  return text.replaceAll(new RegExp(invisible, 'gu'), '');
}

function trimInvisible(text: string): string {
  return text.replaceAll(new RegExp(`^${invisible}|${invisible}$`, 'gu'), '');
}

const fields: Field[] = [
  { name: 'TextField', element: <TextField {...letters} /> },
  // `maxLength` does not cut a text; a longer one is kept and reported.
  { name: 'TextAreaField', element: <TextAreaField {...letters} maxLength={20} /> },
  { name: 'PasswordField', element: <PasswordField {...letters} hasStrength /> },
  {
    name: 'NewPasswordField',
    element: <NewPasswordField {...letters} requirements={[passwordRules.digit()]} />,
  },
  { name: 'MaskedField', element: <MaskedField {...base} mask="####" /> },
  { name: 'EmailField', element: <EmailField {...base} />, toBlurred: trimInvisible },
  { name: 'MoneyField', element: <MoneyField {...base} currency="USD" /> },
  { name: 'NumberField', element: <NumberField {...base} /> },
  // OneTimeCodeField removes spaces and invisible characters.
  { name: 'CodeField', element: <OneTimeCodeField {...base} />, toPasted: removeInvisible },
  { name: 'PhoneField', element: <PhoneField {...base} /> },
  {
    name: 'ComboBoxField',
    element: <ComboBoxField {...base} options={[]} allowsCustomValue />,
    isUnvalidated: true,
  },
  { name: 'TagField', element: <TagField {...base} />, isList: true, isUnvalidated: true },
  {
    name: 'TagField with suggestions',
    element: <TagField {...base} suggestions={[{ id: 'a', label: 'A' }]} />,
    isList: true,
    isUnvalidated: true,
  },
  { name: 'SearchField', element: <SearchField {...base} />, isUnvalidated: true },
];

const texts = {
  emoji: '👩‍🍳🍜 and 😀',
  'right-to-left text': 'مرحبا يا ميا 123',
  'zero-width characters': 'a\u200bb\u200d\ufeffc\u2060',
  'direction marks': '\u202emia\u202c \u2066x\u2069',
  'a lone surrogate': 'a\ud83d',
  markup: '<b onclick="x">&amp</b>',
  'a megabyte': 'a'.repeat(1_000_000),
};

/** Renders a field in a form. Returns its input, the form, and a function that returns the field's values that are not empty. */
function renderInForm(element: ReactElement) {
  renderInDesignSystem(
    <form aria-label="Form">
      {element}
      <button type="reset">Reset</button>
    </form>,
  );
  const selector = 'input:not([type=hidden]), textarea';
  const box = screen.getByLabelText<HTMLInputElement>(/^Field/, { selector });
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    box,
    form,
    getValues: () => new FormData(form).getAll('field').filter((text) => text !== ''),
  };
}

async function reset(form: HTMLFormElement): Promise<void> {
  act(() => form.reset());
  // Fields restore their initial value after the event.
  await passTime(0);
}

// Fields share the code that keeps a text, so a short run types all texts into one and those that are filtered or long into the others.
function listTexts(name: string): [string, string][] {
  const all = Object.entries(texts);
  const isShort = !isLongRun && name !== 'TextField';
  return isShort
    ? all.filter(([kind]) => ['emoji', 'zero-width characters', 'a megabyte'].includes(kind))
    : all;
}

function keepAll(text: string): string {
  return text;
}

describe.each(fields)(
  '$name',
  ({ element, toPasted = keepAll, isList, isUnvalidated, ...field }) => {
    const toBlurred = field.toBlurred ?? toPasted;

    test.each(listTexts(field.name))('keeps %s, and a reset clears it', async (_, text) => {
      const { box, form, getValues } = renderInForm(element);
      await userEvent.click(box);
      await userEvent.paste(text);
      // Compared with ===, because toBe would print a megabyte of difference.
      expect(box.value === toPasted(text)).toBe(true);
      await userEvent.tab();
      // Form data replaces lone surrogates.
      if (isList) expect(getValues()[0] === toBlurred(text).toWellFormed()).toBe(true);
      else expect(box.value === toBlurred(text)).toBe(true);
      await reset(form);
      expect(box).toHaveValue('');
      expect(getValues()).toEqual([]);
      expect(box).not.toHaveAttribute('aria-errormessage');
    });

    test('shows no message during IME composition', async () => {
      const { box, form } = renderInForm(element);
      await userEvent.click(box);
      fireEvent.compositionStart(box);
      for (const value of ['n', 'ni', '你']) {
        fireEvent.input(box, { target: { value } });
        expect(box).toHaveValue(value);
        expect(form.querySelector('[data-part="error"]')).toBeNull();
      }
      fireEvent.compositionEnd(box);
      expect(box).toHaveValue('你');
      expect(form.querySelector('[data-part="error"]') !== null).toBe(isUnvalidated !== true);
    });
  },
);

test.each([
  ['DateField', <DateField key="date" {...base} defaultValue="2026-03-09" />, '2026-03-09'],
  ['TimeField', <TimeField key="time" {...base} defaultValue="16:12" />, '16:12'],
  [
    'DateTimeField',
    <DateTimeField key="both" {...base} defaultValue="2026-03-09T16:12" />,
    '2026-03-09T16:12',
  ],
])('%s ignores text that is no date or time, typed or pasted', async (_, element, value) => {
  renderInDesignSystem(<form aria-label="Form">{element}</form>);
  const form = screen.getByRole<HTMLFormElement>('form');
  const getValues = () => new FormData(form).getAll('field');
  const [first] = screen.getAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  for (const text of Object.values(texts)) {
    // Digits would change the date, and brackets would name keys. A megabyte takes too long to type.
    if (text.length < 100) await userEvent.keyboard(text.replaceAll(/[{[\d]/g, ''));
    await userEvent.paste(text);
    expect(getValues()).toEqual([value]);
  }
  await reset(form);
  expect(getValues()).toEqual([value]);
});
