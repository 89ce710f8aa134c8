import { expect, test } from '@playwright/test';
import { serveFolder } from '../journeys/harness/serveFolder.ts';

let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  site = await serveFolder('dist/storybook');
});
test.afterAll(() => site.close());

test('the toolbar updates a documentation page without reloading it', async ({ page }) => {
  await page.goto(`${site.url}?path=/docs/inputs-textfield--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  // A documentation page takes long to load while other tests start in parallel.
  const field = docs.getByRole('textbox', { name: 'Display name' }).first();
  await expect(field).toBeVisible({ timeout: 60_000 });
  // A reload would remove this attribute.
  await docs.locator('html').evaluate((root) => (root.dataset['loaded'] = ''));

  async function select(tool: string, option: string): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${tool} `) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  const [root, body] = [docs.locator('html'), docs.locator('body')];
  await select('Theme', 'Semi-dark');
  await expect(body).toContainClass('theme-semi-dark');
  await select('Theme', 'Dark');
  await expect(body).toContainClass('theme-dark');
  await select('Direction', 'Right to left');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await select('Language', '简体中文');
  await expect(root).toHaveAttribute('lang', 'zh-Hans');
  await select('Primary colour', 'Violet');
  await expect(root).toHaveAttribute('style', /--own-solid-dark/);
  await expect(root).toHaveAttribute('data-loaded', '');
});
