import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { looks } from '../design-system/testing/looks.ts';
import { slowDown } from '../journeys/harness/stress.ts';
import { translatePage } from '../journeys/harness/translatePage.ts';

/** A violation of a rule of axe in a look, which is a theme with a direction. */
type Violation = { look: string; id: string; help: string; targets: string[] };
type Axe = { run: (page: object, options: object) => Promise<{ violations: AxeViolation[] }> };
type AxeViolation = { id: string; help: string; nodes: { target: string[] }[] };

/** Returns whether the component of a default story has a story of all its states. */
function hasAllStates(tab: Page, id: string): Promise<boolean> {
  return tab.evaluate(
    (allStates) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__: { storyStoreValue: { storyIndex: { entries: object } } };
      };
      return allStates in preview.storyStoreValue.storyIndex.entries;
    },
    id.replace(/--default$/, '--all-states'),
  );
}

// A short run has light and dark from left to right, semi-dark for layouts only, and right to left in light only: colours do not
// depend on the direction, and semi-dark changes only the menu of a layout. Stories besides the one of all states are tested in the first
// look; of a component without it, the first story is tested in all.
async function getLooks(tab: Page, { id, title }: TestContext) {
  if (isLongRun) return looks;
  const isMain =
    id.endsWith('--all-states') || (id.endsWith('--default') && !(await hasAllStates(tab, id)));
  if (!isMain) return looks.slice(0, 1);
  return looks.filter(
    ({ theme, dir }) =>
      theme === 'theme-light' ||
      (dir === 'ltr' && (theme === 'theme-dark' || title.startsWith('Layout/'))),
  );
}

/** Runs axe on the rendered story in each look. */
async function findViolations(tab: Page, story: TestContext): Promise<Violation[]> {
  const storyLooks = await getLooks(tab, story);
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
  }, storyLooks);
}

type Speech = { speech: { clear: () => void; faults: () => object[] } };

/** Starts to record, before the story is rendered, what a screen reader would read. */
async function startSpeech(tab: Page): Promise<void> {
  // The stories of a file share a page.
  const isRecording = await tab.evaluate(() => {
    const { speech } = window as unknown as Partial<Speech>;
    speech?.clear();
    return speech !== undefined;
  });
  // The global of environment.js.
  if (!isRecording) await tab.evaluate(Reflect.get(globalThis, 'speechScript') as string);
}

/** Prepares a page for its first story. */
async function preparePage(tab: Page): Promise<void> {
  // The contrast must not be measured during a transition.
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  // The headless shell starts with the pointer in the corner where pages begin. It is moved away, so that nothing is hovered.
  const { width = 1280, height = 720 } = tab.viewportSize() ?? {};
  await tab.mouse.move(width - 1, height - 1);
  // If preparing a story takes long, Storybook hides everything else in the body. A live region that reappears is not ready for a text.
  await tab.addStyleTag({ content: '[data-live-announcer] { display: block !important; }' });
  await slowDown(tab);
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

/** The page of the story file. */
let preparedPage: Page | undefined;

const config: TestRunnerConfig = {
  async preVisit(page) {
    if (page !== preparedPage) await preparePage(page);
    preparedPage = page;
    await startSpeech(page);
  },
  async postVisit(page, story) {
    const { id, title, name } = story;
    const faults = await findSpeechFaults(page);
    if (faults.length > 0) {
      throw new Error(`${title} › ${name} is not heard well:\n${JSON.stringify(faults, null, 2)}`);
    }
    // The stories of a file share a page, which may have the script already.
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    }
    const violations = await findViolations(page, story);
    if (violations.length > 0) {
      const list = JSON.stringify(violations, null, 2);
      throw new Error(`${title} › ${name} is not axe-clean:\n${list}`);
    }
    if (isLongRun) await playTranslated(page, id);
  },
};

export default config;
