import { expect, test } from '@playwright/test';
import { serveFolder } from '../bench/serveFolder.ts';

let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  site = await serveFolder('dist/storybook');
});
test.afterAll(() => site.close());

test('each switch in the toolbar changes a page of documentation where it stands', async ({
  page,
}) => {
  await page.goto(`${site.url}?path=/docs/inputs-textfield--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('textbox', { name: 'Display name' }).first()).toBeVisible();
  await docs.locator('html').evaluate((root) => (root.dataset['stays'] = ''));

  async function choose(tool: string, choice: string): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${tool} `) }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  const [root, body] = [docs.locator('html'), docs.locator('body')];
  await choose('Theme', 'Semi-dark');
  await expect(body).toContainClass('theme-semi-dark');
  await choose('Theme', 'Dark');
  await expect(body).toContainClass('theme-dark');
  await choose('Direction', 'Right to left');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await choose('Language', '简体中文');
  await expect(root).toHaveAttribute('lang', 'zh-Hans');
  await choose('Primary colour', 'Violet');
  await expect(root).toHaveAttribute('style', /--own-solid-dark/);
  // A page that was loaded anew has lost this, and its reader the place.
  await expect(root).toHaveAttribute('data-stays', '');
});
