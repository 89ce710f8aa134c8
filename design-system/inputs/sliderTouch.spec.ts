import { expect, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** Fingers on sliders: a swipe along the page scrolls it, and one along the track moves the thumb. jsdom does not scroll. */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } });

type Point = { x: number; y: number };

/** Moves a finger, and waits until the page has come to rest. Returns how far the page has scrolled, in px. */
async function swipe(page: Page, { x, y }: Point, { x: right, y: down }: Point): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: x + right * part, y: y + down * part }],
    });
  const before = await page.evaluate(() => scrollY);
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd');
  const after = await page.evaluate(async () => {
    for (let [still, top] = [0, NaN]; still < 6; still += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (scrollY !== top) [still, top] = [0, scrollY];
    }
    return scrollY;
  });
  return after - before;
}

/** Shows one of the sliders of a story on a page that can scroll. Returns its thumbs, and a function that returns a point of its track. */
async function openSlider(page: Page, name: string) {
  await openStory(page, 'inputs-sliderfield--all-states');
  await page.evaluate(() => {
    document.body.style.paddingBlock = '600px 3000px';
  });
  const thumbs = page.getByRole('group', { name, exact: true }).getByRole('slider');
  const track = thumbs.first().locator('xpath=ancestor::*[4]');
  return {
    readValues: () =>
      thumbs.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    findPoint: async (share: number): Promise<Point> => {
      await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = (await track.boundingBox())!;
      return { x: box.x + box.width * share, y: box.y + box.height / 2 };
    },
  };
}

/** Sliders, and the share of the track at which their first thumb is. */
const sliders = { Fee: 0.4, 'With marks': 0.5, Range: 0.2 };

for (const [name, thumb] of Object.entries(sliders)) {
  test(`a finger scrolls the page along, and moves the thumbs across: ${name}`, async ({
    page,
  }) => {
    const { readValues, findPoint } = await openSlider(page, name);
    const values = await readValues();
    for (const share of [0.8, thumb]) {
      for (const down of [-200, 200]) {
        const scrolled = await swipe(page, await findPoint(share), { x: 4, y: down });
        expect(-scrolled * Math.sign(down)).toBeGreaterThan(50);
        expect(await readValues()).toEqual(values);
      }
    }
    expect(await swipe(page, await findPoint(thumb), { x: 60, y: 6 })).toBe(0);
    const moved = await readValues();
    expect(moved).not.toEqual(values);
    const { x, y } = await findPoint(0.9);
    await page.touchscreen.tap(x, y);
    await expect.poll(readValues).not.toEqual(moved);
  });
}

// Where both thumbs are at one value, only one of them can be pressed: one that can leave.
for (const [edge, share, start] of [
  ['the end', 1, ['50', '100']],
  ['the start', 0, ['0', '50']],
] as const) {
  test(`thumbs that are both at ${edge} can be dragged away`, async ({ page }) => {
    const { readValues, findPoint } = await openSlider(page, 'Range');
    const at = async (target: number) => {
      // The track has margins of half a thumb.
      const { x, y } = await findPoint(0);
      const { x: end } = await findPoint(1);
      return [x + 12 + (end - x - 24) * target, y] as const;
    };
    const drag = async (from: number, to: number) => {
      await page.mouse.move(...(await at(from)));
      await page.mouse.down();
      await page.mouse.move(...(await at(to)), { steps: 8 });
      await page.mouse.up();
    };
    // Drags the nearer thumb first, because thumbs cannot pass each other.
    for (const from of share === 1 ? [0.6, 0.2] : [0.2, 0.6]) await drag(from, share);
    expect(await readValues()).toEqual([String(share * 100), String(share * 100)]);
    await drag(share, 0.5);
    expect(await readValues()).toEqual(start);
  });
}
