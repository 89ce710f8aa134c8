import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

type Violation = { id: string; help: string; targets: string[] };
type Axe = { run: (root: string, options: object) => Promise<{ violations: AxeViolation[] }> };
type AxeViolation = { id: string; help: string; nodes: { target: string[] }[] };

const themes = ['', 'theme-dark', 'theme-semi-dark'];
const directions = ['ltr', 'rtl'];

// Classes and `dir` are all that a theme and a direction are, so one visit can look at all six.
async function violationsIn(page: Page, theme: string, direction: string): Promise<Violation[]> {
  return page.evaluate(
    async ([className, dir]) => {
      document.body.classList.remove('theme-dark', 'theme-semi-dark');
      if (className) document.body.classList.add(className);
      document.documentElement.dir = dir;
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run('body', {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [theme, direction] as const,
  );
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    // Colours are judged at rest, not in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // React Aria's announcer keeps what an earlier story said, with labels that point into that story.
    await page.evaluate(() => {
      for (const log of document.querySelectorAll('[data-live-announcer] > *'))
        log.replaceChildren();
    });
  },
  async postVisit(page, context) {
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    for (const theme of themes) {
      for (const direction of directions) {
        const violations = await violationsIn(page, theme, direction);
        if (violations.length === 0) continue;
        const where = `${context.title} › ${context.name} (${theme || 'light'}, ${direction})`;
        throw new Error(`${where} is not axe-clean:\n${JSON.stringify(violations, null, 2)}`);
      }
    }
  },
};

export default config;
