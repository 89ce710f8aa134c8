import { expect } from '@playwright/test';
import { expectAccessible, bringAxe } from './harness/axe.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

test('a publisher accepts an invitation and can start to work', async ({ page }) => {
  await signin(page, server.origin, 'approved');
  await page.goto(`${server.origin}/dashboard`);
  const invitations = page.getByRole('article', { name: 'Invitations' });
  await invitations.getByRole('link', { name: /One overnight walk/ }).click();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'I agree to these terms' }).press('Space');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Invitation accepted. You can start.')).toBeVisible();
  await page.getByRole('link', { name: 'Open submission' }).click();
  await expect(page.getByRole('textbox', { name: 'Caption' })).toBeVisible();
});

test(
  'a message written without a connection is kept, and sent once',
  { tag: '@main' },
  async ({ page, context }) => {
    await bringAxe(page);
    await page.setViewportSize({ width: 1280, height: 1400 });
    await signin(page, server.origin, 'approved');
    await page.goto(`${server.origin}/jobs/tidal-lap-diary?tab=discussion`);
    const newest = page.getByText('We left a note with the draft');
    await expect(newest).toBeInViewport();
    await expect(page.getByText('New messages')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Message' }).fill('The new cut comes today.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Not sent')).toBeVisible();
    const retry = page.getByRole('button', { name: 'Send again' });
    await expect(retry).toBeInViewport();
    const sent = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('The new cut comes today.')),
    );
    await context.setOffline(false);
    expect((await sent).ok()).toBe(true);
    await expect(page.getByText('Not sent')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('The new cut comes today.')).toHaveCount(1);
    await expect(retry).toHaveCount(0);
    await expectAccessible(page, 'discussion');
  },
);
