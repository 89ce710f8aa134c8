import { expect, type Locator, type Page } from '@playwright/test';
import { getStoryUrl, openStory, test } from '../../journeys/harness/stories.ts';

/** Long content on paper and at its ends, which needs the layout of a browser. */

/** Returns the boxes that hide a part of their content. */
const findCutBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        const isVisible = element.checkVisibility() && clientHeight > 20 && clientWidth > 20;
        const isHigher = /auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1;
        const isWider = /auto|scroll/.test(overflowX) && scrollWidth > clientWidth + 1;
        return isVisible && (isHigher || isWider);
      })
      .map(({ dataset, tagName }) => dataset['part'] ?? tagName),
  );

const root = '#storybook-root';

const onPaper: Record<string, { rows: string; count: number }> = {
  'data-virtuallist--default': { rows: `${root} li`, count: 1000 },
  'data-conversation--on-a-phone': { rows: `${root} [data-part="bubble"]`, count: 40 },
  'primitives-scrollarea--all-states': { rows: `${root} p`, count: 20 },
  'data-table--in-two-lines': { rows: `${root} tbody tr`, count: 3 },
  'layout-sticky--all-states': { rows: `${root} [data-part="sticky"]`, count: 1 },
  'feedback-dialog--long': { rows: '[role="dialog"] p', count: 40 },
};

for (const [story, { rows, count }] of Object.entries(onPaper)) {
  test(`${story} is printed whole`, async ({ page }) => {
    // Not `openStory`, because a dialog is outside of the root.
    await page.goto(getStoryUrl(story));
    await expect(page.locator(rows).first()).toBeAttached();
    const before = await page.locator(rows).count();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(rows)).toHaveCount(count);
    expect(await findCutBoxes(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await expect.poll(() => page.locator(rows).count()).toBeLessThanOrEqual(before + 12);
  });
}

test('all rows are there when the browser takes its picture', async ({ page }) => {
  await openStory(page, 'data-virtuallist--default');
  await expect(page.locator(`${root} li`).first()).toBeAttached();
  await page.evaluate((rows) => {
    window.addEventListener('beforeprint', () => {
      Object.assign(window, { printed: document.querySelectorAll(rows).length });
    });
  }, `${root} li`);
  await page.pdf();
  expect(await page.evaluate(() => Reflect.get(window, 'printed') as number)).toBe(1000);
});

test('a long text is printed whole', async ({ page }) => {
  await openStory(page, 'inputs-textareafield--default');
  await page.locator('textarea').fill('A line\n'.repeat(60));
  await page.emulateMedia({ media: 'print' });
  expect(await findCutBoxes(page)).toEqual([]);
});

for (const key of ['End', 'ControlOrMeta+End']) {
  test(`${key} and Home reach the ends of a list whose heights are estimates`, async ({ page }) => {
    await openStory(page, 'data-virtuallist--default');
    const list = page.getByRole('group', { name: 'Open jobs' });
    await list.focus();
    for (let round = 0; round < 2; round += 1) {
      await page.keyboard.press(key);
      await expect(list.locator('li').last()).toHaveAttribute('aria-posinset', '1000');
      await expect(list.locator('li').last()).toBeInViewport({ ratio: 0.9 });
      const rest = () =>
        list.evaluate(
          ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
        );
      await expect.poll(rest).toBeLessThan(2);
      await page.keyboard.press('Home');
      await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    }
  });
}

test('a list that is scrolled to its end stays there while its rows are measured', async ({
  page,
}) => {
  await openStory(page, 'data-virtuallist--ten-thousand');
  const list = page.getByRole('group');
  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(list.locator('li').last()).toHaveAttribute('aria-posinset', '10000');
  await expect(list.locator('li').last()).toBeInViewport({ ratio: 0.9 });
});

test('End reaches the end of a page with a long table', async ({ page }) => {
  await openStory(page, 'data-table--long-with-the-page');
  await expect(page.locator('tbody tr').first()).toBeAttached();
  await page.locator('body').press('End');
  await expect(page.locator('tr[aria-rowindex="10001"]')).toBeInViewport();
});

async function getCenter(element: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2 + 1, y + height / 2 + 1];
}

test('a closed popover and a closed tooltip do not stay in memory', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const countDetached = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
    return detachedNodes.filter(({ treeNode }) => treeNode.nodeName === 'DIV').length;
  };
  for (const [story, role] of [
    ['feedback-popover--default', 'dialog'],
    ['primitives-tooltip--default', 'tooltip'],
  ] as const) {
    await openStory(page, story);
    const button = page.locator('#storybook-root').getByRole('button').first();
    const before = await countDetached();
    for (let round = 0; round < 3; round += 1) {
      if (role === 'dialog') await button.click();
      else {
        // React Aria opens a tooltip for a pointer that has moved.
        await page.mouse.move(5, 5);
        await button.hover();
        await page.mouse.move(...(await getCenter(button)));
      }
      await expect(page.getByRole(role), story).toBeVisible();
      if (role === 'dialog') await page.keyboard.press('Escape');
      else await page.mouse.move(5, 5);
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect.poll(countDetached, story).toBeLessThanOrEqual(before + 1);
  }
});
