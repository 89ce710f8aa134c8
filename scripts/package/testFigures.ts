import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openScenario, scenarioTimeout, type Pages } from './scenarios.ts';

/** The ids of the elements whose texts are compared. */
const ids = ['money', 'minus', 'short', 'stat', 'time', 'zone', 'range', 'distance', 'list'];

/** Returns the texts without the characters in which engines differ: blanks, invisible marks and apostrophes. */
async function readTexts(page: Page): Promise<string[]> {
  const texts = await Promise.all(ids.map((id) => page.locator(`#${id}`).innerText()));
  return texts.map((text) =>
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(/(\d)[' ](?=\d{3})/g, '$1’')
      .trim(),
  );
}

/** Tests that server and browser write figures, amounts and dates in the format of the language, and that fields read the same format. */
export function testFigures(getPages: () => Pages): void {
  // `texts`, `dates` and `phrases` are the expected texts of the elements in `ids`, in this order; `day` is the text of DateField; `typed` is
  // an amount to type, and the text that MoneyField then shows.
  const examples = [
    {
      locale: 'de',
      texts: ['1.234.567,50 $', '-12,50 $', '1,2 Mio. $', 'Views 1.234.567,5'],
      dates: ['05.03.2026, 16:12', '05.03.2026, 16:12 UTC', '05.–07.03.2026'],
      phrases: [/^vor 14 Tagen/, /^A, B und C$/],
      day: '05.03.2026',
      typed: ['1.234,56', '1.234,56'],
    },
    {
      locale: 'fr-CH',
      texts: ['1’234’567.50 $US', '-12.50 $US', '1.2 M $US', 'Views 1’234’567,5'],
      dates: [/^5 mars 2026,? (?:à )?16:12$/, /^5 mars 2026,? (?:à )?16:12 UTC$/, '5–7 mars 2026'],
      phrases: [/^il y a 14 jours/, /^A, B et C$/],
      day: '05.03.2026',
      typed: ["1'234.56", /^1.234\.56$/],
    },
    {
      locale: 'hi',
      texts: ['$12,34,567.50', '-$12.50', '$12.3 लाख', 'Views 12,34,567.5'],
      dates: [/^5 मार्च 2026, 4:12 pm$/i, /^5 मार्च 2026, 4:12 pm UTC$/i, /^5[ –]+7 मार्च 2026$/],
      phrases: [/^14 दिन पहले/, /^A, B,? और C$/],
      day: '05/03/2026',
      typed: ['1,23,456.50', '1,23,456.50'],
    },
    {
      locale: 'ar-EG',
      texts: ['١٬٢٣٤٬٥٦٧٫٥٠ US$', '-١٢٫٥٠ US$', '١٫٢ مليون US$', 'Views ١٬٢٣٤٬٥٦٧٫٥'],
      dates: ['٠٥/٠٣/٢٠٢٦، ٤:١٢ م', /^٠٥\/٠٣\/٢٠٢٦، ٤:١٢ م UTC$/, /^٠?٥.*٠?٧\/٠?٣\/٢٠٢٦$/],
      phrases: [/^قبل ١٤ يومًا/, /^A وB وC$/],
      day: '٠٥/٠٣/٢٠٢٦',
      typed: ['١٢٣٤٫٥٦', '١٬٢٣٤٫٥٦'],
    },
  ];
  test.each(examples)(
    'in $locale, server and browser format figures alike, and a field reads an amount in this format',
    async ({ locale, texts, dates, phrases, day, typed: [typed, shown] }) => {
      const expected = [...texts, ...dates, ...phrases].map((text) =>
        typeof text === 'string' ? text : (expect.stringMatching(text) as string),
      );
      const page = await openScenario(getPages(), 'Figures', {
        portalLocale: locale,
        isServerRendered: true,
        beforeScript: async (loading) => {
          expect(await readTexts(loading)).toEqual(expected);
        },
      });
      expect(await readTexts(page)).toEqual(expected);
      const pay = page.getByRole('textbox', { name: 'Pay' });
      await pay.fill(String(typed));
      await page.keyboard.press('Tab');
      const value = await pay.inputValue();
      if (typeof shown === 'string') expect(value).toBe(shown);
      else expect(value).toMatch(shown as RegExp);
      // The examples type 1,234.56 or 123,456.50, which are these minor units.
      expect(await page.locator('#amount').innerText()).toMatch(/^(?:123456|12345650)$/);
      const date = await page.locator('[data-part="date"]').innerText();
      expect(date.replace(/[\p{Cf}\s]/gu, '')).toBe(day);
    },
    scenarioTimeout,
  );
}
