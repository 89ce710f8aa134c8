import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

type Violation = { look: string; id: string; help: string; targets: string[] };
type Axe = { run: (page: object, options: object) => Promise<{ violations: AxeViolation[] }> };
type AxeViolation = { id: string; help: string; nodes: { target: string[] }[] };

// Classes and `dir` are all that a theme and a direction are, so one visit can look at all six.
async function violationsIn(page: Page): Promise<Violation[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { body, documentElement: html } = document;
    const before = { classes: body.className, dir: html.dir };
    // React Aria's announcer may still say something of an earlier story, with labels that pointed into it.
    const page = { include: ['body'], exclude: ['[data-live-announcer]'] };
    const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // A theme is nothing but colours: in the others, the rest needs no second look.
    const ofColours = ['color-contrast', 'link-in-text-block'];
    const notOfStories = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
    const found: Violation[] = [];
    for (const theme of ['theme-light', 'theme-dark', 'theme-semi-dark']) {
      for (const dir of ['ltr', 'rtl']) {
        body.classList.remove('theme-dark', 'theme-semi-dark');
        body.classList.add(theme);
        html.dir = dir;
        const { violations } = await axe.run(page, {
          ...(theme === 'theme-light'
            ? { runOnly: standards, rules: notOfStories }
            : { runOnly: ofColours }),
          resultTypes: ['violations'],
        });
        for (const { id, help, nodes } of violations) {
          const targets = nodes.map(({ target }) => target.join(' '));
          found.push({ look: `${theme}, ${dir}`, id, help, targets });
        }
      }
    }
    body.className = before.classes;
    html.dir = before.dir;
    return found;
  });
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    // Colours are judged at rest, not in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, { title, name }) {
    // All stories of a file share a page.
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    }
    const violations = await violationsIn(page);
    if (violations.length === 0) return;
    throw new Error(`${title} › ${name} is not axe-clean:\n${JSON.stringify(violations, null, 2)}`);
  },
};

export default config;
