import { expect, type Page } from '@playwright/test';
import { requestHeaders } from '../contract/rules/requestHeaders.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import { phoneScreen } from './harness/vitals.ts';

const job = 'verdant-barefaced';
const email = 'approved@demo.test';
let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

async function getTop(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('textbox', { name }).last().boundingBox();
  return box?.y ?? Number.NaN;
}

/** Expects a field where it was, within the pixel to which browsers round what they scroll. */
async function expectTop(page: Page, name: string, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await getTop(page, name)) - top)).toBeLessThan(2);
}

test('the field that a creator types in stays in place when the brand answers another task', async ({
  browser,
}) => {
  const context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  await signinByCall(page, server.origin, 'approved');
  server.operator('invite', email, job, 'Please join.');
  const accepted = await page.request.post(`${server.origin}/api/job/${job}/invitation`, {
    headers: requestHeaders,
    data: { action: 'accept', account: 'instagram', accept_terms: true, version: 2 },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await page.goto(`${server.origin}/jobs/${job}/submission`);
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await page.getByRole('textbox', { name: 'Caption' }).first().fill('#ad #Barefaced @verdantskin');
  await page.getByRole('textbox', { name: 'Preview link' }).first().fill('https://example.com/1');
  for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
  await submit.first().click();
  await expect(page.getByText('Submitted for review.')).toBeVisible();

  // The state of what was sent is in sight, although the next card was already there.
  await expect(page.getByText('The brand is reviewing it')).toBeInViewport();

  const caption = page.getByRole('textbox', { name: 'Caption' });
  await caption.fill('Two frames');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const top = await getTop(page, 'Caption');
  server.operator('review', email, job, 'changes', 'Please cut the second shot.');
  // The page reads its data again, earlier than by polling.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Please cut the second shot.').first()).toBeAttached();
  await expectTop(page, 'Caption', top);
  await expect(caption.last()).toBeFocused();
  // Both forms have a button, and each names its task.
  await expect(submit).toHaveCount(2);

  // Also what is only read: the next decision comes while no field has the focus.
  await submit.first().click();
  await expect(page.getByText('Submitted for review.')).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Preview link' });
  await expect(link).toHaveCount(1);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const linkTop = await getTop(page, 'Preview link');
  server.operator('review', email, job, 'approve');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('textbox', { name: 'Post link' })).toBeAttached();
  await expectTop(page, 'Preview link', linkTop);
  await context.close();
});
