import type { Browser, Page } from '@playwright/test';
import { buildPage, loadedBytes } from './buildPage.ts';
import { serveFolder } from '../journeys/harness/serveFolder.ts';
import { median } from './statistics.ts';
import { rounds, visit } from './visit.ts';

/** How often the form is submitted in each visit. */
const sends = 4;
const typedText = 'mia@demo.test is what is typed into the field in the middle';
/** The pause in ms between two letters. */
const pauseBetween = 40;
/**
 * The pause in ms before a submit. Users also wait before they press the button, and deferred work of mounting ends during the pause.
 */
const pauseBeforeSend = 300;

/** The figures of a page with a hundred fields on a slow processor: times in ms, medians except `keys`. */
export type HundredFields = {
  name: string;
  mount: number;
  submit: number;
  /**
   * The submit time divided by bare HTML's time in the same round (median of all rounds), because the machine's speed varies between
   * rounds.
   */
  submitRatio: number;
  keys: number[];
  bytes: number;
};

type Form = { name: string; folder: string; url: string };

/** Reloads the page and submits the empty form; returns the ms to the paint of all messages. */
async function submit(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => window.mountTime !== null);
  await page.waitForTimeout(pauseBeforeSend);
  await page.getByRole('button', { name: 'Send' }).click();
  const handle = await page.waitForFunction(() => window.submitTime, null, { timeout: 10_000 });
  return (await handle.jsonValue()) ?? NaN;
}

/** Opens a page, types into one of its fields and submits it several times; returns the times in ms. */
function openOnce(browser: Browser, { url }: Form) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    const mount = await page.evaluate(() => window.mountTime ?? NaN);
    // Selects an email field in the middle.
    await page.locator('input').nth(51).click();
    await page.keyboard.type(typedText, { delay: pauseBetween });
    await page.waitForFunction((count) => window.timings.keys.length >= count, typedText.length);
    const keys = await page.evaluate(() => window.timings.keys);
    const submits: number[] = [];
    while (submits.length < sends) submits.push(await submit(page));
    return { mount, keys, submits };
  });
}

/**
 * Measures the same hundred fields in five implementations, in turn, so that a busy machine affects all of them. Opens one page at a time,
 * because each page slows down the processor by keeping it busy, and so would slow down other pages too.
 */
export async function measureHundredFields(browser: Browser): Promise<HundredFields[]> {
  const names = {
    'entries/bare': 'bare HTML',
    'entries/aria': 'bare React Aria',
    'peers/mantine': 'Mantine',
    'peers/mui': 'MUI',
    'entries/kit': 'this kit',
  };
  const forms: (Form & { close: () => void })[] = [];
  for (const [entry, name] of Object.entries(names)) {
    const folder = await buildPage(entry);
    forms.push({ name, folder, ...(await serveFolder(folder)) });
  }
  const measured = forms.map((form) => ({
    ...form,
    mounts: [] as number[],
    keys: [] as number[],
    submits: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const form of measured) {
      const { mount, keys, submits } = await openOnce(browser, form);
      form.mounts.push(mount);
      form.keys.push(...keys);
      form.submits.push(...submits);
    }
  }
  for (const { close } of forms) close();
  const [bare] = measured;
  return measured.map(({ name, folder, mounts, keys, submits }) => ({
    name,
    mount: median(mounts),
    submit: median(submits),
    submitRatio: median(submits.map((time, turn) => time / (bare?.submits[turn] ?? NaN))),
    keys,
    bytes: loadedBytes(folder),
  }));
}
