import type { CDPSession, Page } from 'playwright';
import { reviewed } from '../../.storybook/modes.ts';

/** Pictures of one story by the name of their mode, as PNG in base64. */
export type Pictures = Map<string, string>;

/** A page, with the address of the Storybook that it visits. */
export type Visitor = { url: string; page: Page; session: CDPSession };

type Preview = {
  currentRender?: { phase?: string };
  channel: { emit: (event: string, payload: object) => void };
};
type WithPreview = { __STORYBOOK_PREVIEW__?: Preview };

/** The height of the window; pages that are longer are photographed whole. */
const windowHeight = 800;

async function open(page: Page, url: string, id: string): Promise<void> {
  // The accessibility addon has its own run; here it would only take time.
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

// What a story has asked for may still be on its way when it has played: wait until nothing has changed for a while.
async function untilQuiet(page: Page): Promise<void> {
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

// Direction goes through Storybook, since components know it too; a theme is a class of body and no more.
async function setDirection(page: Page, direction: string): Promise<void> {
  await page.evaluate((dir) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as WithPreview;
    preview?.channel.emit('updateGlobals', { globals: { direction: dir } });
  }, direction);
  await page.waitForFunction((dir) => document.documentElement.dir === dir, direction);
  // React Aria hears of it after the page has turned, and what measures itself does so anew.
  await untilQuiet(page);
}

// A frame for the new styles, one for what measures itself, and the fonts that the text has asked for.
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

async function photograph(session: CDPSession, width: number, height: number): Promise<string> {
  const clip = { x: 0, y: 0, width, height: Math.max(height, windowHeight), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(height > windowHeight && { captureBeyondViewport: true, clip }),
  });
  return data;
}

/** Visits a story once, lets it play, and photographs it in every mode. Throws when it does not render. */
export async function photographStory(
  { url, page, session }: Visitor,
  id: string,
): Promise<Pictures> {
  const pictures: Pictures = new Map();
  const widths = Object.entries(reviewed.widths);
  await page.setViewportSize({ width: reviewed.widths.desktop, height: windowHeight });
  await open(page, url, id);
  await untilQuiet(page);
  // What has moved may still show as it was drawn on its way. In other colours, all is drawn anew.
  await setTheme(page, 'dark');
  for (const [screen, width] of widths.reverse()) {
    await page.setViewportSize({ width, height: windowHeight });
    for (const direction of reviewed.directions) {
      await setDirection(page, direction);
      for (const theme of reviewed.themes) {
        const height = await setTheme(page, theme);
        const picture = await photograph(session, width, height);
        pictures.set(`${theme} ${direction} ${screen}`, picture);
      }
    }
  }
  return pictures;
}
