import { expect, test } from '@playwright/test';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

test('killing the server loses no acknowledged write and keeps the session', async ({ page }) => {
  await signin(page, server.origin, 'fresh');
  await page.goto(`${server.origin}/jobs?q=sunrise`);
  await page.getByRole('link', { name: /Sunrise/ }).click();
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  const dialog = page.getByRole('dialog');
  for (const box of await dialog.getByRole('textbox').all()) await box.fill('At first light.');
  await dialog.getByRole('checkbox', { name: 'I agree to these terms' }).press('Space');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog).toBeHidden();

  await server.kill();
  await server.start();
  await page.reload();
  await expect(page.getByText('Completed: Applied')).toBeAttached();

  server.operator('simulate');
  await page.reload();
  await page.getByRole('link', { name: 'Open submission' }).click();
  const caption = page.getByRole('textbox', { name: 'Caption' });
  await caption.fill('#ad Half a thought');
  await page.getByRole('checkbox').first().press('Space');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await server.kill();
  await caption.fill('#ad Half a thought, and what was typed while the server was down');
  await expect(page.getByText('Saved on this device, will sync')).toBeVisible();
  await server.start();
  await page.reload();
  await expect(caption).toHaveValue(
    '#ad Half a thought, and what was typed while the server was down',
  );
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await caption.press('Tab');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  expect(server.operator('audit')).not.toMatch(/mismatch/i);
});
