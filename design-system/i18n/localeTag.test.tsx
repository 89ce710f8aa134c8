import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateTime } from '../data/DateTime/DateTime.tsx';
import { NumberField } from '../inputs/NumberField/NumberField.tsx';
import { formatMoney } from '../formatters/formats.ts';
import { listCountries } from '../formatters/countries.ts';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { getDirection } from '../preferences/direction.ts';
import { findLanguage } from './matchLanguage.ts';
import { parseLocaleTag } from './localeTag.ts';
import { loadCompiledMessages } from './loadCompiledMessages.ts';

const cases = [
  ['ar_EG', 'ar-EG', 'rtl'],
  ['ar_EG.UTF-8', 'ar-EG', 'rtl'],
  ['he_IL@euro', 'he-IL', 'rtl'],
  ['en-US@posix', 'en-US', 'ltr'],
  ['de_DE.ISO8859-1@euro', 'de-DE', 'ltr'],
  ['sr_RS@latin', 'sr-Latn-RS', 'ltr'],
  ['zh_Hant_TW', 'zh-Hant-TW', 'ltr'],
  ['en-US,en;q=0.9', 'en-US', 'ltr'],
  ['ar-EG-u-nu-latn', 'ar-EG-u-nu-latn', 'rtl'],
  ['fa-IR-toolongsubtag', 'fa-IR', 'rtl'],
  [' en_GB ', 'en-GB', 'ltr'],
  ['C', null, 'ltr'],
  ['C.UTF-8', null, 'ltr'],
  ['POSIX', null, 'ltr'],
  ['*', null, 'ltr'],
  ['', null, 'ltr'],
] as const;

test.each(cases)('the language %j is the tag %s, and is written %s', (text, tag, direction) => {
  expect(parseLocaleTag(text)).toBe(tag);
  expect(getDirection(text)).toBe(direction);
});

test.each(cases)('a page in %j formats and reads as %s', async (text, tag) => {
  const known = tag ?? 'en';
  const money = { amount: 123_456, currency: 'EUR' };
  expect(formatMoney(money, text)).toBe(formatMoney(money, known));
  expect(listCountries(text)[0]).toEqual(listCountries(known)[0]);
  // Without a language they are English, with a warning.
  const { messages } = tag === null ? {} : await loadCompiledMessages(text);
  render(
    <DesignSystemProvider locale={text} {...(messages && { messages })}>
      <NumberField label="Count" />
      <DateTime value="2026-03-05T10:00:00Z" />
    </DesignSystemProvider>,
  );
  expect(screen.getByLabelText('Count')).toBeVisible();
});

test('the own languages of a portal may be written in the way of a system', () => {
  expect(findLanguage(['pt_PT'], ['pt_BR', 'C'])).toEqual({ locale: 'pt-PT', language: 'pt_BR' });
  expect(findLanguage(['C', 'ar_EG'], ['en', 'ar'])).toEqual({ locale: 'ar-EG', language: 'ar' });
});
