import { expect, type Page } from '@playwright/test';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { directions, looks, type Look } from '../../design-system/testing/looks.ts';

type Finding = { id: string; help: string; targets: string[] };
type Axe = { run: (root: object, options: object) => Promise<{ violations: AxeFinding[] }> };
type AxeFinding = { id: string; help: string; nodes: { target: string[] }[] };

const wide = { width: 1280, height: 800 };
// A short run visits one theme and direction: stories test colours for every component in every theme, and tokens.test.ts for the tokens.
const visitedLooks = isLongRun
  ? looks
  : looks.filter(({ theme, dir }) => theme === 'theme-light' && dir === 'ltr');
const narrow = { width: 320, height: 640 };

/** Adds axe to every page of the tab, and disables motion. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: 'node_modules/axe-core/axe.min.js' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function applyLook(page: Page, look: Pick<Look, 'theme' | 'dir'>): Promise<void> {
  await page.evaluate(({ theme, dir }) => {
    document.body.classList.remove('theme-light', 'theme-dark', 'theme-semi-dark');
    document.body.classList.add(theme);
    document.documentElement.dir = dir;
  }, look);
}

/** Returns the violations of rules on the page. */
async function runAxe(page: Page, rules: string[]): Promise<Finding[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    // React Aria's announcer keeps a text for 7 s, even if the button that the text labels is unmounted before.
    const root = { include: ['html'], exclude: ['[data-live-announcer]'] };
    const { violations } = await axe.run(root, {
      runOnly,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, rules);
}

/** Expects no axe violations in the light theme (in a long run in all themes and directions), and no overflow on a screen 320 px wide. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const look of visitedLooks) {
    await applyLook(page, look);
    const findings = await runAxe(page, look.runOnly);
    expect.soft(findings, `${where}, ${look.theme} ${look.dir}`).toEqual([]);
  }
  await page.setViewportSize(narrow);
  for (const dir of directions) {
    await applyLook(page, { theme: 'theme-light', dir });
    const overflows = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect.soft(Math.max(...overflows), `${where} at 320 px, ${dir}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(wide);
  await applyLook(page, { theme: 'theme-light', dir: 'ltr' });
}
