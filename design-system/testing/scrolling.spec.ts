import { globSync, readFileSync } from 'node:fs';
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';
import { isLongRun } from './isLongRun.ts';
import { scrollCases, type ScrollCase } from './scrollCases.ts';

/** Wheel and finger over every part that may scroll, with and without something to scroll. jsdom has no layout. */

test.use({ hasTouch: true, hasOwnPage: true });

/** Shows a story on a page that scrolls. */
async function showStory(page: Page, { story, args = {}, width = 1000, open }: ScrollCase) {
  await page.setViewportSize({ width, height: 640 });
  await openStory(page, story, { args, plays: true });
  if (open) await page.locator('#storybook-root').locator(open).first().click();
}

// Storybook's own page has hidden elements of most kinds.
const findBox = (page: Page, selector: string): Locator =>
  page.locator(selector).filter({ visible: true }).first();

type Place = { x: number; y: number; axes: string; isLocked: boolean };

/** Scrolls the page and the box to their starts, or the box to its end. Returns a point in the box, and the axes on which it overflows. */
async function prepare(page: Page, selector: string, end: boolean): Promise<Place> {
  const box = findBox(page, selector);
  await box.waitFor();
  return box.evaluate(async (element, isEnd) => {
    scrollTo(0, 0);
    element.scrollTo(0, isEnd ? element.scrollHeight : 0);
    // Scrolls only if the box is out of view, because lists close when the page scrolls.
    const { top: before, bottom } = element.getBoundingClientRect();
    if (before < 0 || Math.min(bottom, before + 60) > innerHeight)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Two frames, so that state which depends on the size is current.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { left, right, top, bottom: lower } = element.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(lower, innerHeight)) / 2,
    ];
    if (!element.contains(document.elementFromPoint(x, y))) throw new Error('The box is covered.');
    const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const { overflowX, overflowY } = getComputedStyle(element);
    const axes = [
      isScrolling(overflowX) && element.scrollWidth > element.clientWidth + 1 && 'x',
      isScrolling(overflowY) && element.scrollHeight > element.clientHeight + 1 && 'y',
    ];
    const isLocked = getComputedStyle(document.documentElement).overflowY === 'hidden';
    return { x, y, axes: axes.filter(Boolean).join(' '), isLocked };
  }, end);
}

type Input = 'wheel' | 'finger';

/** Returns what scrolls over a box. A short run has the finger only where something scrolls: `touch-action` lets the page scroll elsewhere. */
const getInputs = ({ axes }: ScrollCase): readonly Input[] =>
  isLongRun || axes !== '' ? ['wheel', 'finger'] : ['wheel'];

/** Turns the wheel, or moves a finger, by a distance in px, with the events of a device. */
async function scroll(
  session: CDPSession,
  input: Input,
  { x, y }: { x: number; y: number },
  by: { x?: number; y?: number },
): Promise<void> {
  const [right = 0, down = 0] = [by.x, by.y];
  if (input === 'wheel') {
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x, y, xDistance: -right, yDistance: -down },
      gestureSourceType: 'mouse',
      speed: 4000,
    });
    return;
  }
  // Chromium without a window does not synthesize this gesture.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: x - right * part, y: y - down * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd');
}

/** Returns where page and box are scrolled to, in px, once they have not moved for four frames. */
function readPositions(box: Locator) {
  return box.evaluate(async (element) => {
    const read = () => [scrollY, element.scrollTop, element.scrollLeft] as const;
    let last = read();
    for (let still = 0; still < 4; still += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = read();
      if (now.join() !== last.join()) still = -1;
      last = now;
    }
    return last;
  });
}

/** Turns the wheel, or moves a finger, over a point. Returns how far page and box moved, in px. */
async function scrollOver(
  page: Page,
  session: CDPSession,
  selector: string,
  place: Place,
  input: Input,
  distance: { x?: number; y?: number },
) {
  const box = findBox(page, selector);
  const before = await readPositions(box);
  await scroll(session, input, place, distance);
  const after = await readPositions(box);
  const [pageBy, boxBy, sideways] = after.map((value, axis) => Math.round(value - before[axis]!));
  return { page: pageBy!, box: boxBy!, sideways: sideways! };
}

/** Returns what is wrong when a box is scrolled over. */
async function findFaults(page: Page, session: CDPSession, one: ScrollCase): Promise<string[]> {
  const { story, box, axes, atEnd = 'still', width, isModal = false } = one;
  const faults: string[] = [];
  for (const input of getInputs(one)) {
    const check = (what: string, isRight: boolean, moved: object) => {
      const name = `${story}${width ? ` at ${width} px` : ''}, ${input}`;
      if (!isRight) faults.push(`${name}: ${what} ${JSON.stringify(moved)}`);
    };
    const start = await prepare(page, box, false);
    check(`overflows on "${start.axes}", not "${axes}"`, start.axes === axes, {});
    check('locks the page', start.isLocked === isModal, { isLocked: start.isLocked });
    // A finger that starts at y cannot move up further.
    const by = Math.min(60, start.y - 5);
    const isOn = (axis: string) => axes.split(' ').includes(axis);
    const moved = await scrollOver(page, session, box, start, input, { y: by });
    if (isOn('y')) check('the box scrolls', moved.box > 10 && Math.abs(moved.page) < 3, moved);
    else check('the page', moved.box === 0 && moved.page > 10 !== isModal, moved);
    if (isOn('x')) {
      const side = await scrollOver(page, session, box, await prepare(page, box, false), input, {
        x: 60,
      });
      check('the box scrolls sideways', side.sideways !== 0 && Math.abs(side.page) < 3, side);
    }
    if (isOn('y')) {
      const last = await scrollOver(page, session, box, await prepare(page, box, true), input, {
        y: by,
      });
      check(`at its end the page is ${atEnd}`, last.page > 10 === (atEnd === 'moves'), last);
    }
  }
  return faults;
}

test('the page scrolls over everything that has nothing to scroll', async ({ page }) => {
  await openStory(page, 'primitives-text--default', { plays: true });
  // Space before and after each story. Playwright's mouse events would wait for smooth scrolling.
  await page.addStyleTag({
    content: `body::before, body::after { content: ''; display: block; block-size: 200px; }
body::after { block-size: 2000px; }`,
  });
  page.setDefaultTimeout(10_000);
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const one of scrollCases) {
    await test.step(`${one.story} ${one.width ?? ''}`, async () => {
      // Several cases may fail, so all are tried.
      const found = await showStory(page, one)
        .then(() => findFaults(page, session, one))
        .catch((error: unknown) => [`${one.story}: ${String(error).slice(0, 300)}`]);
      faults.push(...found);
    });
  }
  expect(faults).toEqual([]);
});

test('every part of the library that may scroll is in the list of cases', () => {
  const scrolling = globSync('design-system/**/*.{ts,tsx,css}', {
    exclude: ['**/{node_modules,dist,docs}/**', '**/*.{stories,test,spec}.*'],
  }).filter((path) =>
    /overflow(?:-[xy])?:[^;]*\b(?:auto|scroll)\b|<ScrollArea|styled\(ScrollArea/.test(
      readFileSync(path, 'utf8'),
    ),
  );
  expect(scrolling.length).toBeGreaterThan(10);
  const missing = scrolling.filter(
    (path) => !scrollCases.some(({ covers }) => path.includes(`/${covers}`)),
  );
  expect(missing).toEqual([]);
});
