import { expect, type Page } from '@playwright/test';

type Finding = { id: string; help: string; targets: string[] };
type Axe = { run: (root: string, options: object) => Promise<{ violations: AxeFinding[] }> };
type AxeFinding = { id: string; help: string; nodes: { target: string[] }[] };

const themes = ['', 'theme-dark', 'theme-semi-dark'];
const directions = ['ltr', 'rtl'];
const looks = directions.flatMap((direction) => themes.map((theme) => [theme, direction] as const));
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A theme is nothing but colours: in the others, the rest needs no second look.
const ofColours = ['color-contrast', 'link-in-text-block'];
const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };

/** Lets every page of the tab be judged by axe, at rest. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: 'node_modules/axe-core/axe.min.js' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

// Classes and `dir` are all that a theme and a direction are, so one visit can look at all six.
async function take(page: Page, [theme, direction]: readonly [string, string]): Promise<void> {
  await page.evaluate(
    ([className, dir]) => {
      document.body.classList.remove('theme-dark', 'theme-semi-dark');
      if (className) document.body.classList.add(className);
      document.documentElement.dir = dir;
    },
    [theme, direction] as const,
  );
}

async function findings(page: Page, rules: string[]): Promise<Finding[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run('html', {
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

/** Expects what is open to be clean in every theme and direction, and to fit a screen of 320 px. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const look of looks) {
    await take(page, look);
    const rules = look[0] ? ofColours : standards;
    expect.soft(await findings(page, rules), `${where}, ${look.join(' ')}`).toEqual([]);
  }
  await page.setViewportSize(narrow);
  for (const direction of directions) {
    await take(page, ['', direction]);
    const beyond = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect.soft(Math.max(...beyond), `${where} at 320 px, ${direction}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(wide);
  await take(page, ['', 'ltr']);
}
