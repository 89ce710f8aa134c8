import { visit, type Visitor } from './visit.ts';

const text = 'a morning drink, filmed at first light on a terrace';
const pauseBetween = 60;

/** Types some fifty letters into the first text field; gives, for each, the ms from its input event to the next paint. */
export function measureKeystrokes(visitor: Visitor, url: string): Promise<number[]> {
  return visit(visitor, url, async (page) => {
    await page.locator('main, body').locator('input').first().click();
    await page.keyboard.type(text, { delay: pauseBetween });
    await page.waitForFunction((count) => window.notes.keys.length >= count, text.length);
    return page.evaluate(() => window.notes.keys);
  });
}
