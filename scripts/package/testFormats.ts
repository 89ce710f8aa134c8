import { expect, test } from 'vitest';
import { openScenario, paste, scenarioTimeout, sentValues, type Pages } from './scenarios.ts';

type Example = {
  locale: string;
  /** The texts on the page, without invisible marks and with normal blanks. */
  money: string;
  time: string;
  /** A typed text, and the text that the field then shows. */
  rent: [typed: string, shown: string];
  size: [typed: string, shown: string];
  /** A date to paste. */
  day: string;
  /** The error message for a file size of 1. */
  message: RegExp;
};

const examples: readonly Example[] = [
  {
    locale: 'de',
    money: '-1.284,50 €',
    time: '05.03.2026, 16:12',
    rent: ['1.284,5 €', '1.284,50'],
    size: ['1.234,5', '1.234,5'],
    day: '5. März 2026',
    message: /10,5/,
  },
  {
    // Amounts have a decimal point here, other numbers a decimal comma.
    locale: 'fr-CH',
    money: '-1 284.50 €',
    time: '5 mars 2026, 16:12',
    rent: ["1'284.5", '1 284.50'],
    size: ['1 234,5', '1 234,5'],
    day: '5 mars 2026',
    message: /10,5/,
  },
  {
    locale: 'hi',
    money: '-€1,284.50',
    time: '5 मार्च 2026, 4:12 pm',
    rent: ['€१,२८४.५', '1,284.50'],
    size: ['12,34,567.5', '12,34,567.5'],
    day: '5 मार्च 2026',
    message: /10\.5/,
  },
  {
    locale: 'ar-EG',
    money: '-١٬٢٨٤٫٥٠ €',
    time: '٠٥/٠٣/٢٠٢٦، ٤:١٢ م',
    rent: ['١٬٢٨٤٫٥', '١٬٢٨٤٫٥٠'],
    size: ['1234.5', '١٬٢٣٤٫٥'],
    day: '٥ مارس ٢٠٢٦',
    message: /١٠٫٥/,
  },
];

// Versions of Unicode differ in invisible marks, in blanks, and in the apostrophe that separates thousands in Switzerland.
function plain(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/[\s’']/gu, ' ');
}

/** Tests that a portal shows and reads figures, amounts and dates as its locale writes them, on the server too. */
export function testFormats(getPages: () => Pages): void {
  test.each(examples)(
    'in $locale, a portal shows and reads figures, amounts and dates as people there write them',
    async ({ locale, money, time, rent, size, day, message }) => {
      const page = await openScenario(getPages(), 'Formats', {
        portalLocale: locale,
        isServerRendered: true,
      });
      const shown = async (id: string) => plain(await page.locator(`#${id}`).innerText());
      expect(await shown('money')).toBe(money);
      expect(await shown('time')).toBe(time);
      const field = (name: string) => page.getByRole('textbox', { name });
      await field('Rent').fill(rent[0]);
      await field('Size').fill('1');
      await field('Rent').focus();
      await page.getByText(message).first().waitFor();
      await field('Size').fill(size[0]);
      await field('Rent').focus();
      await paste(page.getByRole('spinbutton').first(), day);
      await page.locator('button[type=submit]').focus();
      expect(plain(await field('Rent').inputValue())).toBe(rent[1]);
      expect(plain(await field('Size').inputValue())).toBe(size[1]);
      expect(await sentValues(page)).toMatchObject({
        rent: 128_450,
        size: locale === 'hi' ? 1_234_567.5 : 1234.5,
        day: '2026-03-05',
      });
    },
    scenarioTimeout,
  );
}
