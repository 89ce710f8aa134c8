import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildPage } from './buildPage.ts';
import { serveFolder } from '../journeys/harness/serveFolder.ts';
import { median } from './statistics.ts';
import { rounds, visit, type Visitor } from './visit.ts';

/** How many changes are measured, after two that load code. */
const turns = 10;
const secondToMs = 1000;

/**
 * Main-thread time of a preference change in ms, deferred work included: in the library, and on a copy of the same page without scripts.
 * The ratio compares visits that follow each other, because the machine's speed varies.
 */
export type Switch = { name: string; library: number; bare: number; ratio: number };

/** A page whose preferences are changed, and its user. */
export type SwitchPlace = {
  name: string;
  url: string;
  visitor: Visitor;
  /** The preferences to change on this page; all by default. */
  kinds?: readonly Kind[];
};

declare global {
  interface Window {
    /** Sets preferences through the library, on the benchmark's own pages. */
    choose?: (change: Record<string, unknown>) => void;
  }
}

const allKinds = ['theme', 'direction', 'primary colour'] as const;
type Kind = (typeof allKinds)[number];

// Each colour is used once, because deriving its palette is part of the cost.
const colors = Array.from({ length: turns + 2 }, (_, index) => {
  // The steps are primes below 200, so that no two colours are equal.
  const channel = (step: number) => ((index * step) % 200).toString(16).padStart(2, '0');
  return `#${channel(37)}${channel(83)}${channel(131)}`;
});

const choices: Record<Kind, readonly Record<string, string>[]> = {
  theme: [{ theme: 'light' }, { theme: 'dark' }],
  direction: [{ direction: 'ltr' }, { direction: 'rtl' }],
  'primary colour': colors.map((primaryColor) => ({ primaryColor })),
};

/** The attributes of `html` and `body` that a preference leads to. */
type Look = readonly [root: Record<string, string>, body: Record<string, string>];
/** The first turn, and the number of turns. */
type Turns = { from: number; count: number };
/** The changes to make in turn; `looks` are the same changes for bare HTML. */
type Plan = { changes: readonly Record<string, string>[]; looks: readonly Look[] | null };

// Runs in the page: makes the changes in turn, through the library or, with `looks`, by setting attributes on bare HTML. Pauses after each
// change, so that deferred work can finish.
async function repeatInPage({ changes, looks, from, count }: Plan & Turns): Promise<void> {
  const { body, documentElement: root } = document;
  const act = (index: number) => {
    const look = looks?.[index];
    if (look) {
      for (const [place, element] of [root, body].entries()) {
        const wanted = look[place] ?? {};
        for (const name of element.getAttributeNames()) {
          if (!(name in wanted)) element.removeAttribute(name);
        }
        for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
      }
    } else if (window.choose) window.choose({ ...changes[index] });
    else {
      // The app applies preferences that another tab has stored.
      const stored = JSON.parse(localStorage.getItem('preferences') ?? '{}') as object;
      const newValue = JSON.stringify({ ...stored, ...changes[index] });
      localStorage.setItem('preferences', newValue);
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'preferences', newValue, storageArea: localStorage }),
      );
    }
  };
  for (let turn = from; turn < from + count; turn += 1) {
    // The page opens with the first choice, so the first turn selects the second.
    act((turn + 1) % (looks ?? changes).length);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Returns the main-thread time of one change in ms, after lazy code has loaded. */
async function timeTurns(page: Page, plan: Plan): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const readBusyTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * secondToMs;
  };
  // Users often change the theme while a field is focused, and the library animates the colours of that field.
  await page.evaluate(() => document.querySelector('input')?.focus());
  await page.evaluate(repeatInPage, { ...plan, from: 0, count: 2 });
  const before = await readBusyTime();
  await page.evaluate(repeatInPage, { ...plan, from: 2, count: turns });
  return ((await readBusyTime()) - before) / turns;
}

function readLook(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const read = (element: Element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return [read(document.documentElement), read(document.body)];
  });
}

/** Returns the classes and attributes that each change leads to, to apply them to bare HTML. */
async function readLooks(page: Page, changes: Plan['changes']): Promise<Look[]> {
  const looks: Look[] = [];
  for (const change of changes) {
    // Every turn of a plan with one change makes this change.
    await page.evaluate(repeatInPage, { changes: [change], looks: null, from: 0, count: 1 });
    looks.push(await readLook(page));
  }
  return looks;
}

/** Returns the current page with its styles, without its scripts and transitions. */
function freeze(page: Page): Promise<string> {
  return page.evaluate(() => {
    const css = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const { body, documentElement: root } = document;
    return `<!doctype html><html lang="en" dir="${root.dir}"><meta charset="utf-8"><style>${css.join('\n')}
* { transition: none !important }</style>
<body class="${body.className}"><div id="root">${document.querySelector('#root')?.innerHTML}</div></body></html>`;
  });
}

/** Saves the fonts and images of the page for its frozen copy, because a fallback font would change the layout time. */
async function saveFiles(page: Page, folder: string): Promise<void> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) =>
        ['css', 'img'].includes((entry as PerformanceResourceTiming).initiatorType),
      )
      .map(({ name }) => name),
  );
  for (const url of urls) {
    const file = join(folder, new URL(url).pathname);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await (await page.request.get(url)).body());
  }
}

async function waitUntilRendered(page: Page): Promise<void> {
  await page.waitForFunction(() => window.mountTime !== null);
  await page.waitForLoadState('networkidle');
}

async function measurePlace({
  name,
  url,
  visitor,
  kinds = allKinds,
}: SwitchPlace): Promise<Switch[]> {
  const folder = join('dist/bench', 'frozen');
  mkdirSync(folder, { recursive: true });
  const looks = new Map<Kind, Look[]>();
  const html = await visit(visitor, url, async (page) => {
    await waitUntilRendered(page);
    const frozen = await freeze(page);
    await saveFiles(page, folder);
    for (const kind of kinds) looks.set(kind, await readLooks(page, choices[kind]));
    return frozen;
  });
  writeFileSync(join(folder, 'index.html'), html);
  const bare = await serveFolder(folder);
  const measured = kinds.map((kind) => ({ kind, library: [] as number[], bare: [] as number[] }));
  const visits = [
    () =>
      visit(visitor, url, async (page) => {
        await waitUntilRendered(page);
        for (const { kind, library } of measured)
          library.push(await timeTurns(page, { changes: choices[kind], looks: null }));
      }),
    () =>
      visit(visitor, bare.url, async (page) => {
        for (const { kind, bare: without } of measured)
          without.push(await timeTurns(page, { changes: [], looks: looks.get(kind) ?? [] }));
      }),
  ];
  for (let round = 0; round < rounds; round += 1) {
    // Alternates the order, so that a slow phase of the machine affects both.
    for (const open of round % 2 === 0 ? visits : visits.toReversed()) await open();
  }
  bare.close();
  return measured.map(({ kind, library, bare: without }) => ({
    name: `${kind}, ${name}`,
    library: median(library),
    bare: median(without),
    ratio: median(library.map((time, round) => time / (without[round] ?? NaN))),
  }));
}

/** Measures changes of theme, direction and primary colour on the hundred fields and on further pages, against bare HTML. */
export async function measureSwitches(
  browser: Browser,
  further: readonly SwitchPlace[],
): Promise<Switch[]> {
  const pages: Record<string, { name: string; kinds?: readonly Kind[] }> = {
    'entries/kit': { name: '100 fields' },
    'peers/mantine': { name: '100 fields, Mantine', kinds: ['theme'] },
    'peers/mui': { name: '100 fields, MUI', kinds: ['theme'] },
  };
  const results: Switch[] = [];
  for (const [entry, place] of Object.entries(pages)) {
    const { url, close } = await serveFolder(await buildPage(entry));
    results.push(...(await measurePlace({ ...place, url, visitor: { browser } })));
    close();
  }
  for (const place of further) results.push(...(await measurePlace(place)));
  return results;
}
