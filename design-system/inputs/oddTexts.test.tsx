import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { OneTimeCodeField } from './OneTimeCodeField/OneTimeCodeField.tsx';
import { ComboBoxField } from './ComboBoxField/ComboBoxField.tsx';
import { DateField } from './DateField/DateField.tsx';
import { EmailField } from './EmailField/EmailField.tsx';
import { MoneyField } from './MoneyField/MoneyField.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PhoneField } from './PhoneField/PhoneField.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { TagField } from './TagField/TagField.tsx';
import { TextAreaField } from './TextAreaField/TextAreaField.tsx';
import { TextField } from './TextField/TextField.tsx';

type Odd = {
  name: string;
  element: ReactElement;
  /** What a paste leaves of a text; all of it, where nothing else is said. */
  pasted?: (text: string) => string;
  /** The same once the field is left. */
  left?: (text: string) => string;
  /** The text becomes entries of a list when the field is left. */
  isList?: boolean;
  /** It is not judged at each letter, or not at all. */
  isSilent?: boolean;
};

const given = { label: 'Field', name: 'field' };
const letters = { ...given, rules: { regex: /^[a-z]+$/ } };
const invisible = '[\\s\\p{Cf}]+';

function withoutInvisible(text: string): string {
  return text.replaceAll(new RegExp(invisible, 'gu'), '');
}

function withoutInvisibleEnds(text: string): string {
  return text.replaceAll(new RegExp(`^${invisible}|${invisible}$`, 'gu'), '');
}

const fields: Odd[] = [
  { name: 'TextField', element: <TextField {...letters} /> },
  { name: 'TextAreaField', element: <TextAreaField {...letters} maxLength={20} /> },
  { name: 'PasswordField', element: <PasswordField {...letters} hasStrength /> },
  { name: 'EmailField', element: <EmailField {...given} />, left: withoutInvisibleEnds },
  { name: 'MoneyField', element: <MoneyField {...given} currency="USD" /> },
  { name: 'NumberField', element: <NumberField {...given} /> },
  // A code is read as it is printed: with blanks in it, and whatever a mail puts around it.
  { name: 'CodeField', element: <OneTimeCodeField {...given} />, pasted: withoutInvisible },
  { name: 'PhoneField', element: <PhoneField {...given} /> },
  {
    name: 'ComboBoxField',
    element: <ComboBoxField {...given} options={[]} allowsCustomValue />,
    isSilent: true,
  },
  { name: 'TagField', element: <TagField {...given} />, isList: true, isSilent: true },
  { name: 'SearchField', element: <SearchField {...given} />, isSilent: true },
];

const texts = {
  emoji: '👩‍🍳🍜 and 😀',
  'a text from right to left': 'مرحبا يا ميا 123',
  'zero-width characters': 'a\u200bb\u200d\ufeffc\u2060',
  'marks of direction': '\u202emia\u202c \u2066x\u2069',
  'half of a pair': 'a\ud83d',
  markup: '<b onclick="x">&amp</b>',
  'a megabyte': 'a'.repeat(1_000_000),
};

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
    sent: () => new FormData(form).getAll('field').filter((text) => text !== ''),
  };
}

async function reset(form: HTMLFormElement): Promise<void> {
  await act(async () => {
    form.reset();
    // A field takes its first value back after the event.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

function asItIs(text: string): string {
  return text;
}

describe.each(fields)('$name', ({ element, pasted = asItIs, isList, isSilent, ...odd }) => {
  const left = odd.left ?? pasted;

  test.each(Object.entries(texts))(
    'loses nothing of %s, and forgets it at a reset',
    async (_, text) => {
      const { box, form, sent } = renderInForm(element);
      await userEvent.click(box);
      await userEvent.paste(text);
      // Compared by hand: nobody wants to read a megabyte of difference.
      expect(box.value === pasted(text)).toBe(true);
      await userEvent.tab();
      // Form data cannot hold half of a pair.
      if (isList) expect(sent()[0] === left(text).toWellFormed()).toBe(true);
      else expect(box.value === left(text)).toBe(true);
      await reset(form);
      expect(box).toHaveValue('');
      expect(sent()).toEqual([]);
      expect(box).not.toHaveAttribute('aria-errormessage');
    },
  );

  test('says nothing while a character is put together', async () => {
    const { box } = renderInForm(element);
    await userEvent.click(box);
    fireEvent.compositionStart(box);
    for (const value of ['n', 'ni', '你']) {
      fireEvent.input(box, { target: { value } });
      expect(box).toHaveValue(value);
      expect(box).not.toHaveAttribute('aria-errormessage');
    }
    fireEvent.compositionEnd(box);
    expect(box).toHaveValue('你');
    expect(box.hasAttribute('aria-errormessage')).toBe(isSilent !== true);
  });
});

test('DateField is not moved by what is no date, typed or pasted', async () => {
  renderInDesignSystem(
    <form aria-label="Form">
      <DateField {...given} defaultValue="2026-03-09" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const sent = () => new FormData(form).getAll('field');
  const [first] = screen.getAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  for (const text of Object.values(texts)) {
    if (text.length < 100) await userEvent.keyboard(text.replaceAll(/[{[\d]/g, ''));
    await userEvent.paste(text);
    expect(sent()).toEqual(['2026-03-09']);
  }
  await reset(form);
  expect(sent()).toEqual(['2026-03-09']);
});
