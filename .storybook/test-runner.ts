import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { isLongRun } from '../journeys/harness/isLongRun.ts';
import { looks } from '../journeys/harness/looks.ts';
import { createSpeechScript } from '../journeys/harness/speechScript.ts';
import { slowDown } from '../journeys/harness/stress.ts';
import { translatePage } from '../journeys/harness/translatePage.ts';

/** A violation of a rule of axe in a look, which is a theme with a direction. */
type Violation = { look: string; id: string; help: string; targets: string[] };
type Axe = { run: (page: object, options: object) => Promise<{ violations: AxeViolation[] }> };
type AxeViolation = { id: string; help: string; nodes: { target: string[] }[] };

// A short run has light and dark from left to right, semi-dark for layouts only, and right to left in light only: colours do not
// depend on the direction, and semi-dark changes only the menu of a layout.
function getLooks(title: string) {
  if (isLongRun) return looks;
  return looks.filter(
    ({ theme, dir }) =>
      theme === 'theme-light' ||
      (dir === 'ltr' && (theme === 'theme-dark' || title.startsWith('Layout/'))),
  );
}

/** Runs axe on the rendered story in each look. */
async function findViolations(tab: Page, title: string): Promise<Violation[]> {
  return tab.evaluate(async (testedLooks) => {
    const { axe } = window as unknown as { axe: Axe };
    const { body, documentElement: html } = document;
    const before = { classes: body.className, dir: html.dir };
    // React Aria's announcer may still contain text of an earlier story, with references to its labels.
    const page = { include: ['body'], exclude: ['[data-live-announcer]'] };
    // A story is a part of a page, so it needs neither landmarks nor a heading of level 1.
    const pageRules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
    const allViolations: Violation[] = [];
    // Components that measure themselves are complete in the second frame.
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
    for (const { theme, dir, runOnly } of testedLooks) {
      body.classList.remove('theme-dark', 'theme-semi-dark');
      body.classList.add(theme);
      html.dir = dir;
      const { violations } = await axe.run(page, {
        runOnly,
        ...(runOnly.includes('best-practice') && { rules: pageRules }),
        resultTypes: ['violations'],
      });
      for (const { id, help, nodes } of violations) {
        const targets = nodes.map(({ target }) => target.join(' '));
        allViolations.push({ look: `${theme}, ${dir}`, id, help, targets });
      }
    }
    body.className = before.classes;
    html.dir = before.dir;
    return allViolations;
  }, getLooks(title));
}

type Speech = { speech: { clear: () => void; faults: () => object[] } };

let speechScript: string | undefined;

/** Starts to record, before the story is rendered, what a screen reader would read. */
async function startSpeech(tab: Page): Promise<void> {
  speechScript ??= createSpeechScript();
  // The stories of a file share a page.
  await tab.evaluate(speechScript);
  await tab.evaluate(() => (window as unknown as Speech).speech.clear());
}

async function findSpeechFaults(tab: Page): Promise<object[]> {
  return tab.evaluate(() => [...(window as unknown as Speech).speech.faults()]);
}

type Channel = {
  on: (event: string, listener: (result?: unknown) => void) => void;
  off: (event: string, listener: (result?: unknown) => void) => void;
  emit: (event: string, data: object) => void;
};

type Preview = { currentRender?: { story?: { id: string; playFunction?: unknown } } };

/** Mounts the story again on a page whose texts are wrapped as by a translation, and runs its play function there; throws if it fails. */
async function playTranslated(tab: Page, id: string): Promise<void> {
  const hasPlay = await tab.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: Preview;
    };
    const story = preview?.currentRender?.story;
    return story?.id === storyId && story.playFunction !== undefined;
  }, id);
  if (!hasPlay) return;
  await tab.evaluate(`window.endTranslation = (${translatePage.toString()})()`);
  const failure = await tab.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    const failures = ['storyThrewException', 'playFunctionThrewException', 'storyErrored'];
    const errors: string[] = [];
    const onError = ({ message }: ErrorEvent) => errors.push(message);
    addEventListener('error', onError);
    const failed = await new Promise<string>((resolve) => {
      const listeners = ['storyRendered', ...failures].map((event) => {
        const listener = (result: unknown) => {
          for (const [name, other] of listeners) channel.off(name, other);
          const { message, description } = (result ?? {}) as Record<string, string | undefined>;
          resolve(event === 'storyRendered' ? '' : (message ?? description ?? event));
        };
        channel.on(event, listener);
        return [event, listener] as const;
      });
      channel.emit('forceRemount', { storyId });
    });
    removeEventListener('error', onError);
    (window as unknown as { endTranslation: () => void }).endTranslation();
    return [failed, ...errors].filter(Boolean).join('\n');
  }, id);
  if (failure) throw new Error(`${id} fails on a translated page: ${failure}`);
}

/** The pages that are slowed down already: the stories of a file share one. */
const slowed = new WeakSet<Page>();

const config: TestRunnerConfig = {
  async preVisit(page) {
    // The contrast must not be measured during a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The headless shell starts with the pointer in the corner where pages begin. It is moved away, so that nothing is hovered.
    const { width = 1280, height = 720 } = page.viewportSize() ?? {};
    await page.mouse.move(width - 1, height - 1);
    await startSpeech(page);
    if (!slowed.has(page)) await slowDown(page);
    slowed.add(page);
  },
  async postVisit(page, { id, title, name }) {
    const faults = await findSpeechFaults(page);
    if (faults.length > 0) {
      throw new Error(`${title} › ${name} is not heard well:\n${JSON.stringify(faults, null, 2)}`);
    }
    // The stories of a file share a page, which may have the script already.
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    }
    const violations = await findViolations(page, title);
    if (violations.length > 0) {
      const list = JSON.stringify(violations, null, 2);
      throw new Error(`${title} › ${name} is not axe-clean:\n${list}`);
    }
    if (isLongRun) await playTranslated(page, id);
  },
};

export default config;
