import { mkdirSync } from 'node:fs';
import { paths } from '../../app/paths.ts';
import { widths } from '../harness/looks.ts';
import type { Engine } from './engine.ts';
import { signIn } from './jobToBank.ts';
import { Visitor } from './visitor.ts';

const looks = [
  { name: 'light', preferences: {}, locale: 'en' },
  { name: 'dark', preferences: { theme: 'dark' }, locale: 'en' },
  { name: 'arabic', preferences: {}, locale: 'ar' },
];

const visited = {
  guest: [paths.home, paths.signin, paths.signup],
  approved: [
    paths.dashboard,
    `${paths.dashboard}?tab=wallet`,
    `${paths.dashboard}?tab=year`,
    paths.jobs,
    '/jobs/sunrise-spritz',
    paths.jobHistory,
    paths.profile,
    paths.profileEdit,
    '/help-center',
    '/no-such-page',
  ],
};

// A window may be wider than a phone: there, a frame of the same origin would be refused by the policy.
const measure = `
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? 'scrolls sideways by ' + (scrollWidth - clientWidth) + ' px' : null;
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
  for (const [who, addresses] of Object.entries(visited)) {
    const tab = await engine.newTab();
    const visitor = new Visitor(tab, origin);
    if (who === 'guest') await visitor.open(paths.home);
    else await signIn(visitor, who);
    for (const { name, preferences, locale } of looks) {
      await tab.run(
        'localStorage.setItem("preferences", JSON.stringify(args[0])); localStorage.setItem("locale", args[1]);',
        preferences,
        locale,
      );
      for (const [size, width] of Object.entries(widths)) {
        await tab.resize(Math.max(width, engine.minWidth), 900);
        for (const address of addresses) {
          await visitor.open(address);
          await visitor.see({ role: 'heading' });
          const file = `${name}-${size}${address.replaceAll(/\W+/g, '-')}.png` as const;
          await tab.takePicture(`${folder}/${file}`);
          pictures += 1;
          const fault = await tab.run<string | null>(measure);
          if (fault) faults.push(`${file} ${fault}`);
        }
      }
    }
    await tab.close();
  }
  return { pictures, faults };
}
