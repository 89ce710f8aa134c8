import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildEntry } from './buildFields.ts';
import { serveFolder } from './serveFolder.ts';
import { median } from './statistics.ts';
import { visit } from './visit.ts';

const rounds = 7;
const times = 12;

/** From a choice to the paint that shows it, in ms: through the library, and on the same page without script. */
export type Switch = { name: string; library: number; bare: number };

declare global {
  interface Window {
    /** Where the library is: its choice of preferences. */
    choose?: (change: { theme?: string; direction?: string }) => void;
  }
}

const names = ['theme', 'direction'] as const;

function timeSwitch(page: Page, name: (typeof names)[number]): Promise<number[]> {
  return page.evaluate(
    async ([kind, count]) => {
      const act = (isOn: boolean) => {
        const theme = isOn ? 'dark' : 'light';
        const direction = isOn ? 'rtl' : 'ltr';
        if (window.choose) window.choose(kind === 'theme' ? { theme } : { direction });
        else if (kind === 'theme') document.body.classList.toggle('theme-dark', isOn);
        else document.documentElement.dir = direction;
      };
      const found: number[] = [];
      for (let index = 0; index < count; index += 1) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        const begin = performance.now();
        act(index % 2 === 0);
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
        found.push(performance.now() - begin);
      }
      return found;
    },
    [name, times] as const,
  );
}

/** The page as it stands, with its styles and without its scripts. */
function freeze(page: Page): Promise<string> {
  return page.evaluate(() => {
    const css = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const { body, documentElement: root } = document;
    return `<!doctype html><html lang="en" dir="${root.dir}"><meta charset="utf-8"><style>${css.join('\n')}</style>
<body class="${body.className}"><div id="root">${document.querySelector('#root')?.innerHTML}</div></body></html>`;
  });
}

/** Switches theme and direction on the page with a hundred fields, and on the same page as bare HTML, in turn. */
export async function measureSwitches(browser: Browser): Promise<Switch[]> {
  const kit = await serveFolder(await buildEntry('kit'));
  const folder = join('dist/bench', 'frozen');
  mkdirSync(folder, { recursive: true });
  const html = await visit({ browser }, kit.url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    return freeze(page);
  });
  writeFileSync(join(folder, 'index.html'), html);
  const frozen = await serveFolder(folder);
  const found = names.map((name) => ({ name, library: [] as number[], bare: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of found) {
      const measure = (url: string) =>
        visit({ browser }, url, (page) => timeSwitch(page, one.name));
      one.library.push(...(await measure(kit.url)));
      one.bare.push(...(await measure(frozen.url)));
    }
  }
  kit.close();
  frozen.close();
  return found.map(({ name, library, bare }) => ({
    name,
    library: median(library),
    bare: median(bare),
  }));
}
