import type { CDPSession, Page, Request } from 'playwright';
import { widths, type Mode } from '../../design-system/testing/looks.ts';

/** Screenshots of a story by mode, as PNG. */
export type Screenshots = Map<string, Buffer>;

/** A page, the URL of its Storybook, and its pending requests. */
export type Visitor = { url: string; page: Page; session: CDPSession; pending: Set<Request> };

type Preview = {
  currentRender?: {
    phase?: string;
    story?: { parameters: { chromatic: { modes: Record<string, Mode>; disableSnapshot?: true } } };
  };
  channel: {
    emit: (event: string, payload: object) => void;
    last: (event: string) => { message?: string }[] | undefined;
  };
};
type WithPreview = { __STORYBOOK_PREVIEW__?: Preview };

/** The height of the viewport in px; longer pages are captured whole. */
const windowHeight = 800;

/** Opens a story, and waits until it is played. */
async function open({ url, page, pending }: Visitor, id: string): Promise<void> {
  pending.clear();
  // With `review`, the story has a fixed time and time zone. Turns off the accessibility addon, because axe takes time.
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

// Storybook keeps showing a story whose play function has failed, so the failure is read from its events.
async function expectPlayed(page: Page): Promise<void> {
  const failure = await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as WithPreview;
    const [error] = preview?.channel.last('playFunctionThrewException') ?? [];
    return error ? (error.message ?? '').slice(0, 2000) : null;
  });
  if (failure !== null) throw new Error(`The play function fails: ${failure}`);
}

// Returns the Chromatic modes of a story, sorted so that width and direction change least often, because those changes take longest.
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

// A story may still load data or code after its play function. Waits until nothing is loading and the DOM has not changed for a while.
// Counts frames as well as time, because on a busy machine time may pass without a frame.
async function waitUntilQuiet({ page, pending }: Visitor): Promise<void> {
  const until = Date.now() + 10_000;
  do {
    while (pending.size > 0 && Date.now() < until) await page.waitForTimeout(20);
    // Waits for 150 ms and 5 frames without a change, but for no longer than 3 s.
    await page.evaluate(
      ([quietTime, quietFrames, maxTime]) =>
        new Promise<void>((resolve) => {
          const end = () => {
            observer.disconnect();
            resolve();
          };
          let since = performance.now();
          let frames = 0;
          const observer = new MutationObserver(() => {
            since = performance.now();
            frames = 0;
          });
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          const look = () => {
            frames += 1;
            if (frames > quietFrames && performance.now() - since >= quietTime) end();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          setTimeout(end, maxTime);
        }),
      [150, 5, 3000] as const,
    );
  } while (pending.size > 0 && Date.now() < until);
}

// Changes the direction through Storybook, because components read it. The theme is only a class of the body.
async function setDirection(visitor: Visitor, direction: string): Promise<void> {
  const { page } = visitor;
  await page.evaluate((dir) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as WithPreview;
    preview?.channel.emit('updateGlobals', { globals: { direction: dir } });
  }, direction);
  await page.waitForFunction((dir) => document.documentElement.dir === dir, direction);
  // React Aria reads the new direction after the page has changed, and components then measure themselves again.
  await waitUntilQuiet(visitor);
}

// Waits for fonts and pictures, then for three frames of the same height: components measure themselves, and on a busy machine they receive
// the window size late.
async function setTheme(page: Page, theme: string, width: number): Promise<number> {
  return page.evaluate(
    async ([name, windowWidth, height]) => {
      const { body, documentElement: root, fonts } = document;
      for (const other of ['dark', 'semi-dark'])
        body.classList.toggle(`theme-${other}`, name === other);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await fonts.ready;
      const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
      let last = 0;
      for (let same = 0, frames = 0; same < 3 && frames < 300; frames += 1) {
        await frame();
        const isSized = innerWidth === windowWidth && innerHeight === height;
        same = isSized && root.scrollHeight === last ? same + 1 : 0;
        last = root.scrollHeight;
      }
      return last;
    },
    [theme, width, windowHeight] as const,
  );
}

/** Takes a screenshot of the whole page. */
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
export async function takeScreenshots(visitor: Visitor, id: string): Promise<Screenshots> {
  const { page, session } = visitor;
  const screenshots: Screenshots = new Map();
  await page.setViewportSize({ width: widths.desktop, height: windowHeight });
  await open(visitor, id);
  const modes = await readModes(page);
  if (modes.length === 0) return screenshots;
  await expectPlayed(page);
  await waitUntilQuiet(visitor);
  // Selects another theme, which repaints everything, because an element that moved may be painted only in part.
  await setTheme(page, 'semi-dark', widths.desktop);
  for (const [name, { theme, direction, viewport }] of modes) {
    await page.setViewportSize({ width: viewport, height: windowHeight });
    await setDirection(visitor, direction);
    const height = await setTheme(page, theme, viewport);
    screenshots.set(name, await capture(session, viewport, height));
  }
  return screenshots;
}
