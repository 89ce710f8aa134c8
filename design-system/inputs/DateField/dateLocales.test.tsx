import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { thin } from '../../testing/isLongRun.ts';
import { renderInLocale } from '../../testing/renderInLocale.tsx';
import { DateField } from './DateField.tsx';

// Locale, how it shows 5 March 2026 (a pattern if an era follows), and the digits that are typed for this date.
const locales = [
  ['en', '03/05/2026', '03052026'],
  ['en-GB', '05/03/2026', '05032026'],
  ['en-CA', '2026-03-05', '20260305'],
  ['de', '05.03.2026', '05032026'],
  ['fr-CH', '05.03.2026', '05032026'],
  ['hi', '05/03/2026', '05032026'],
  ['nl', '05-03-2026', '05032026'],
  ['ja', '2026/03/05', '20260305'],
  ['sv', '2026-03-05', '20260305'],
  ['ko', '2026.\u00a003.\u00a005.', '20260305'],
  ['he', '05.03.2026', '05032026'],
  ['ar-EG', '٠٥/٠٣/٢٠٢٦', '05032026'],
  ['th-TH', '05/03/2569', '05032569'],
  ['fa', '۱۴۰۴/۱۲/۱۴', '۱۴۰۴۱۲۱۴'],
  ['en-GB-u-ca-buddhist', /05\/03\/2569/, '05032569'],
  ['ar-SA-u-ca-islamic-umalqura', /١٦\/٠٩\/١٤٤٧/, '16091447'],
] as const;

const getSegments = () => screen.getByRole('group', { name: 'Day' });
const shown = () => getSegments().textContent.replaceAll(/\p{Cf}/gu, '');

test.each(locales)('in %s a date is shown as %s', (locale, text) => {
  renderInLocale(<DateField label="Day" defaultValue="2026-03-05" />, locale);
  if (typeof text === 'string')
    expect(shown().replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  else expect(shown()).toMatch(text);
});

test.each(thin(locales, 2))(
  'in %s a date is typed in the order of %s',
  async (locale, _, digits) => {
    const onChange = vi.fn();
    renderInLocale(<DateField label="Day" onChange={onChange} />, locale);
    const [first] = screen.getAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard(digits);
    expect(onChange).toHaveBeenLastCalledWith('2026-03-05');
  },
);

test.each([
  ['de', '5. März 2026'],
  ['fa', '۱۴ اسفند ۱۴۰۴'],
  ['th-TH', '5 มีนาคม 2569'],
  ['en', '3/5/2026'],
  ['en', '2026-03-05'],
])('in %s the pasted date %s has a Gregorian value', async (locale, text) => {
  const onChange = vi.fn();
  renderInLocale(<DateField label="Day" onChange={onChange} />, locale);
  const [first] = screen.getAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  await userEvent.paste(text);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-03-05'));
});

test('the two-digit year of a pasted date of birth is not in the future', async () => {
  const onChange = vi.fn();
  renderInLocale(<DateField label="Day" maxValue="2026-11-28" onChange={onChange} />, 'de');
  const [first] = screen.getAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  await userEvent.paste('5.3.85');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('1985-03-05'));
});

test.each([
  ['de', '5.3.49', '1949-03-05'],
  ['th-TH', '5/3/69', '2026-03-05'],
])(
  'in %s the two-digit year of %s is completed when the field is left',
  async (locale, text, date) => {
    const onChange = vi.fn();
    // With a maximum, the year is the last one before it: 1949, not 2049.
    const max = locale === 'de' ? { maxValue: '2026-12-31' } : {};
    renderInLocale(<DateField label="Day" onChange={onChange} {...max} />, locale);
    const segments = screen.getAllByRole('spinbutton');
    for (const [index, part] of text.split(/\D/).entries()) {
      await userEvent.click(segments[index] as HTMLElement);
      await userEvent.keyboard(part);
    }
    await userEvent.click(document.body);
    expect(onChange).toHaveBeenLastCalledWith(date);
  },
);

test('Arabic dates run from right to left', () => {
  renderInLocale(<DateField label="Day" defaultValue="2026-03-05" />, 'ar-EG');
  expect(getSegments()).toHaveAttribute('dir', 'rtl');
});

test('Hebrew dates run from left to right', () => {
  renderInLocale(<DateField label="Day" defaultValue="2026-03-05" />, 'he');
  expect(getSegments()).toHaveAttribute('dir', 'ltr');
});
