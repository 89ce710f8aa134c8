import { visit, type Visitor } from './visit.ts';

const text = 'a morning drink, filmed at first light on a terrace';
/** The pause in ms between two letters. */
const pauseBetween = 60;

/** Types about fifty characters into the first text field. Returns the ms from each input event to the next paint. */
export function measureKeystrokes(visitor: Visitor, url: string): Promise<number[]> {
  return visit(visitor, url, async (page) => {
    await page.locator('main, body').locator('input').first().click();
    await page.keyboard.type(text, { delay: pauseBetween });
    await page.waitForFunction((count) => window.timings.keys.length >= count, text.length);
    return page.evaluate(() => window.timings.keys);
  });
}
