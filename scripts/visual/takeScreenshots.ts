import type { CDPSession, Page } from 'playwright';
import { widths, type Mode } from '../../journeys/harness/looks.ts';

/** Screenshots of a story by mode, as PNG. */
export type Screenshots = Map<string, Buffer>;

/** A page and the URL of the Storybook that it visits. */
export type Visitor = { url: string; page: Page; session: CDPSession };

type Preview = {
  currentRender?: {
    phase?: string;
    story?: { parameters: { chromatic: { modes: Record<string, Mode>; disableSnapshot?: true } } };
  };
  channel: { emit: (event: string, payload: object) => void };
};
type WithPreview = { __STORYBOOK_PREVIEW__?: Preview };

/** The height of the viewport in px; longer pages are captured whole. */
const windowHeight = 800;

async function open(page: Page, url: string, id: string): Promise<void> {
  // The accessibility addon would run axe, which takes time.
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    review: '',
    globals: 'a11y.manual:!true',
  });
  await page.goto(`${url}/iframe.html?${query.toString()}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as WithPreview;
    return /^(completed|afterEach|finished|errored|aborted)$/.test(
      preview?.currentRender?.phase ?? '',
    );
  });
  const problem = await page.evaluate(() =>
    document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')
      ? document.body.innerText.slice(0, 2000)
      : null,
  );
  if (problem !== null) throw new Error(`The story does not render: ${problem}`);
}

// The modes in which Chromatic takes a picture of the story. A change of width or direction takes longest.
async function readModes(page: Page): Promise<[string, Mode][]> {
  const modes = await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as WithPreview;
    const chromatic = preview?.currentRender?.story?.parameters.chromatic;
    return chromatic === undefined || chromatic.disableSnapshot ? {} : chromatic.modes;
  });
  return Object.entries(modes).sort(
    ([, one], [, other]) =>
      other.viewport - one.viewport || one.direction.localeCompare(other.direction),
  );
}

// A story may still load data after its play function: wait until the DOM has not changed for a while.
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    ([quiet, most]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        setTimeout(end, most);
      }),
    [150, 3000] as const,
  );
}

// Direction changes through Storybook, because components read it; a theme is only a class of the body.
async function setDirection(page: Page, direction: string): Promise<void> {
  await page.evaluate((dir) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as WithPreview;
    preview?.channel.emit('updateGlobals', { globals: { direction: dir } });
  }, direction);
  await page.waitForFunction((dir) => document.documentElement.dir === dir, direction);
  // React Aria follows after the page has turned, and components that measure themselves measure again.
  await waitUntilQuiet(page);
}

// One frame for the new styles, one for components that measure themselves, then the fonts of the text.
async function setTheme(page: Page, theme: string): Promise<number> {
  return page.evaluate(async (name) => {
    const { body, documentElement: root, fonts } = document;
    for (const other of ['dark', 'semi-dark'])
      body.classList.toggle(`theme-${other}`, name === other);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
    return root.scrollHeight;
  }, theme);
}

async function capture(session: CDPSession, width: number, height: number): Promise<Buffer> {
  const clip = { x: 0, y: 0, width, height: Math.max(height, windowHeight), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(height > windowHeight && { captureBeyondViewport: true, clip }),
  });
  return Buffer.from(data, 'base64');
}

/** Opens a story, waits for its play function, and takes a screenshot in each of its modes. Throws if the story does not render. */
export async function takeScreenshots(
  { url, page, session }: Visitor,
  id: string,
): Promise<Screenshots> {
  const screenshots: Screenshots = new Map();
  await page.setViewportSize({ width: widths.desktop, height: windowHeight });
  await open(page, url, id);
  const modes = await readModes(page);
  if (modes.length === 0) return screenshots;
  await waitUntilQuiet(page);
  // An element that moved may still be painted halfway. Another theme repaints everything.
  await setTheme(page, 'semi-dark');
  for (const [name, { theme, direction, viewport }] of modes) {
    await page.setViewportSize({ width: viewport, height: windowHeight });
    await setDirection(page, direction);
    const height = await setTheme(page, theme);
    screenshots.set(name, await capture(session, viewport, height));
  }
  return screenshots;
}
