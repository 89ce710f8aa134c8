import type { Browser, Page } from '@playwright/test';
import { buildEntry, scriptBytes } from './buildFields.ts';
import { serveFolder } from './serveFolder.ts';
import { median } from './statistics.ts';
import { visit } from './visit.ts';

const rounds = 9;
const sends = 6;
const letters = 'mia@demo.test is what is typed into the field in the middle';
const pauseBetween = 40;
/** What mounting has put off is over by then; nobody presses a button sooner. */
const pauseBeforeSend = 300;

/** What one page of a hundred fields takes, with a slow processor; times in ms, medians but for `keys`. */
export type HundredFields = {
  name: string;
  mount: number;
  submit: number;
  /** How many times the submit of bare HTML: that of sends next to each other, for a machine has slow minutes. */
  submitRatio: number;
  keys: number[];
  bytes: number;
};

type Form = { name: string; folder: string; url: string };

function openOnce(browser: Browser, { url }: Form) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    const mount = await page.evaluate(() => window.mountTime ?? NaN);
    await page.locator('input').nth(51).click();
    await page.keyboard.type(letters, { delay: pauseBetween });
    await page.waitForFunction((count) => window.notes.keys.length >= count, letters.length);
    return { mount, keys: await page.evaluate(() => window.notes.keys) };
  });
}

async function send(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => window.mountTime !== null);
  await page.waitForTimeout(pauseBeforeSend);
  await page.getByRole('button', { name: 'Send' }).click();
  const handle = await page.waitForFunction(() => window.submitTime, null, { timeout: 10_000 });
  return (await handle.jsonValue()) ?? NaN;
}

/** Has all forms open at once and sends them in turn, neither always the first. */
async function sendInTurn(
  browser: Browser,
  forms: readonly Form[],
  open: readonly Page[] = [],
): Promise<number[][]> {
  const next = forms[open.length];
  if (next)
    return visit({ browser }, next.url, (page) => sendInTurn(browser, forms, [...open, page]));
  const times = open.map((): number[] => []);
  const places = [...open.keys()];
  for (let turn = 0; turn < sends; turn += 1) {
    for (const place of turn % 2 === 0 ? places : places.toReversed()) {
      const page = open[place];
      if (page) times[place]?.push(await send(page));
    }
  }
  return times;
}

/** Opens the same hundred fields, drawn in three ways, in turn, so that a busy moment meets each of them. */
export async function measureHundredFields(browser: Browser): Promise<HundredFields[]> {
  const names = { bare: 'bare HTML', aria: 'bare React Aria', kit: 'this kit' };
  const forms: (Form & { close: () => void })[] = [];
  for (const [entry, name] of Object.entries(names)) {
    const folder = await buildEntry(entry);
    forms.push({ name, folder, ...(await serveFolder(folder)) });
  }
  const found = forms.map((form) => ({
    ...form,
    mounts: [] as number[],
    keys: [] as number[],
    submits: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const form of found) {
      const { mount, keys } = await openOnce(browser, form);
      form.mounts.push(mount);
      form.keys.push(...keys);
    }
    const submits = await sendInTurn(browser, forms);
    for (const [place, form] of found.entries()) form.submits.push(...(submits[place] ?? []));
  }
  for (const { close } of forms) close();
  const [bare] = found;
  return found.map(({ name, folder, mounts, keys, submits }) => ({
    name,
    mount: median(mounts),
    submit: median(submits),
    submitRatio: median(submits.map((time, turn) => time / (bare?.submits[turn] ?? NaN))),
    keys,
    bytes: scriptBytes(folder),
  }));
}
