import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../../app/paths.ts';
import { widths } from '../../design-system/testing/looks.ts';
import type { Engine, Tab } from './engine.ts';
import { signIn } from './signin.ts';
import { openPhoneFrame } from './phoneFrame.ts';
import { Visitor } from './visitor.ts';

const looks = [
  { name: 'light', preferences: { theme: 'light' }, locale: 'en' },
  { name: 'dark', preferences: { theme: 'dark' }, locale: 'en' },
  { name: 'arabic', preferences: { theme: 'light' }, locale: 'ar' },
];

const visited = {
  guest: [paths.home, paths.signin, paths.signup],
  approved: [
    paths.dashboard,
    paths.wallet,
    paths.year,
    paths.jobs,
    paths.job('sunrise-spritz'),
    paths.jobHistory,
    paths.profile,
    paths.profileEdit,
    paths.help,
    paths.error404,
  ],
};

// Runs in the page: waits until the page has loaded, and returns its faults.
const inspect = `
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const page = document.querySelector('iframe')?.contentDocument ?? document;
    const isReady = page.querySelector('#root h1') && !page.querySelector('#prerendered, [aria-busy=true]');
    await new Promise((resolve) => setTimeout(resolve, isReady ? 400 : 50));
    if (!isReady) continue;
    const { scrollWidth, clientWidth } = page.documentElement;
    return scrollWidth > clientWidth ? 'scrolls sideways by ' + (scrollWidth - clientWidth) + ' px' : null;
  }
  return 'has not loaded';
`;

// Runs in the page: stores the display preferences and the language.
const storeLook = `
  localStorage.setItem('preferences', JSON.stringify(args[0]));
  localStorage.setItem('locale', args[1]);
`;

/** Takes a picture of the main pages at each width, theme and direction; returns the faults that can be measured. */
export async function takeTour(
  engine: Engine,
  origin: string,
  folder: string,
): Promise<{ pictures: number; faults: string[] }> {
  const faults: string[] = [];
  let pictures = 0;
  mkdirSync(folder, { recursive: true });
  const frame = await openPhoneFrame(origin);

  async function visit(tab: Tab, address: string, width: number): Promise<void> {
    if (width >= engine.minWidth) return tab.open(origin + address);
    return tab.open(frame.getAddress(address, width));
  }

  // A script fails while the previous page is being unloaded, so tries again after a second.
  async function run(tab: Tab, body: string, ...args: unknown[]): Promise<string | null> {
    return tab.run<string | null>(body, ...args).catch(async () => {
      await wait(1000);
      return tab.run<string | null>(body, ...args);
    });
  }

  for (const { name, preferences, locale } of looks) {
    for (const [who, addresses] of Object.entries(visited)) {
      const tab = await engine.newTab();
      if (who !== 'guest') await signIn(new Visitor(tab, origin), who);
      for (const [size, width] of Object.entries(widths)) {
        await tab.resize(Math.max(width, engine.minWidth), 900);
        // Pages in the frame have a different origin, and so a separate storage.
        await visit(tab, paths.terms, width);
        await run(tab, storeLook, preferences, locale);
        for (const address of addresses) {
          await visit(tab, address, width);
          const fault = await run(tab, inspect);
          const file = `${name}-${size}${address.replaceAll(/\W+/g, '-')}.png` as const;
          await tab.takePicture(`${folder}/${file}`);
          pictures += 1;
          if (fault) faults.push(`${file} ${fault}`);
        }
      }
      await tab.close();
    }
  }
  frame.close();
  return { pictures, faults };
}
