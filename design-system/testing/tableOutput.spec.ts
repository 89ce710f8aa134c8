import { expect, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** What a table gives to paper and to the clipboard, and where its menus are. jsdom has no layout, pages or clipboard. */

test.use({ hasTouch: true });

/** Returns the boxes of all elements that match and are rendered. */
const countShown = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).count();

test('paper has all rows, headings on each page and no tools', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await openStory(page, 'foundations-table-output--paper');
  await page.getByRole('button', { name: 'Actions for BP-20260001' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  // A4 at 96 dpi, where rows on the screen would have two lines.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator('tbody tr[data-part="body-row"]')).toHaveCount(300);
  for (const tools of [
    '[data-selection]',
    '[data-part="row-actions"]',
    '[data-part="column-tools"]',
  ]) {
    expect(await countShown(page, tools), tools).toBe(0);
  }
  const styles = await page.evaluate(() => {
    const read = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element);
    return {
      head: read('thead').display,
      row: read('tbody tr').display,
      heading: read('thead tr:last-child th:nth-child(2)').position,
      pinned: read('tbody td[data-pin]').position,
      box: read('[data-part="table"]').overflow,
      shadow: read('[data-part="table"]').boxShadow,
    };
  });
  expect(styles).toEqual({
    head: 'table-header-group',
    row: 'table-row',
    heading: 'static',
    pinned: 'static',
    box: 'visible',
    shadow: 'none',
  });
  await expect(page.getByText('Decided by', { exact: false }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(718);
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(5);
});

test('paper has all columns of a wide table, and headings of groups above their columns', async ({
  page,
}) => {
  await openStory(page, 'foundations-data-grid--office');
  await page.locator('[data-part="body-row"]').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  // A4 across at 96 dpi.
  await page.setViewportSize({ width: 1047, height: 700 });
  const heading = (name: string) => page.locator('[data-part="heading-row"] th', { hasText: name });
  const getBox = async (name: string) => (await heading(name).boundingBox())!;
  const paid = await getBox('Paid');
  expect(paid.x + paid.width).toBeLessThanOrEqual(1047);
  const group = (await page.locator('[data-titled]', { hasText: 'Application' }).boundingBox())!;
  const [applicant, district] = [await getBox('Applicant'), await getBox('Area')];
  expect(Math.round(group.x)).toBe(Math.round(applicant.x));
  expect(Math.round(group.x + group.width)).toBe(Math.round(district.x + district.width));
});

/** Moves the focus past the box, which scrolls, and the tools of headings. */
async function focusSecondRow(page: Page): Promise<void> {
  const row = page.locator('[data-part="body-row"]').nth(1);
  const isInBody = () => page.evaluate(() => document.activeElement?.closest('tbody') !== null);
  do await page.keyboard.press('Tab');
  while (!(await isInBody()));
  await page.keyboard.press('ArrowDown');
  await expect(row.and(page.locator(':focus')).or(row.locator(':focus'))).toBeVisible();
}

/** Copies by the keyboard. Returns what the page gives to the clipboard. */
async function copy(page: Page): Promise<string> {
  await page.evaluate(() => {
    window.addEventListener('copy', (event) => {
      document.body.dataset['copied'] = event.clipboardData?.getData('text/plain') ?? '';
    });
  });
  await page.keyboard.press('ControlOrMeta+C');
  return (await page.locator('body').getAttribute('data-copied')) ?? '';
}

test('the keyboard copies the focused row, wherever the caret is', async ({ page }) => {
  await openStory(page, 'data-tabletoolbar--default');
  await focusSecondRow(page);
  await expect.poll(() => copy(page)).toContain('BP-20260002\t');
  await page.locator('td', { hasText: 'Anna Weber' }).first().click();
  await expect.poll(() => copy(page)).toBe('Anna Weber');
});

test('Shift+F10 and the secondary button open the menu of a row, at the row and at the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openStory(page, 'foundations-table-output--default');
  await page.getByRole('button', { name: 'Actions for BP-20260001' }).waitFor();
  await focusSecondRow(page);
  const row = page.locator('[data-part="body-row"]').nth(1);
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'Actions for BP-20260002' });
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(row.and(page.locator(':focus')).or(row.locator(':focus'))).toBeVisible();
  await page.mouse.click(400, 160, { button: 'right' });
  const box = await page.getByRole('menu').boundingBox();
  const distance = Math.hypot(
    Math.min(Math.abs((box?.x ?? 0) - 400), Math.abs((box?.x ?? 0) + (box?.width ?? 0) - 400)),
    (box?.y ?? 0) - 160,
  );
  expect(distance).toBeLessThan(40);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(page.url()).toContain('table-output');
});
