import { expect, type Locator, type Page } from '@playwright/test';
import type { JobDetail } from '../contract/schemas/jobDetail.ts';
import type { SubmissionView } from '../contract/schemas/submission.ts';
import { waitForBrand } from './harness/brand.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { demoPassword } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer({ SIMULATOR_INTERVAL_MS: '100', SIMULATOR_DELAY_MS: '100' });
});
test.afterAll(() => server.stop());

/** Presses Tab until the element has focus; throws if it is not reachable. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

/** Tabs to the element and presses a key. */
async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to the field and replaces its text. */
async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

test('everything from signing in to being paid works by keyboard', async ({ page }) => {
  await page.goto(`${server.origin}/signin`);
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), 'fresh@demo.test');
  await typeInto(page, page.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // After a reload, Tab begins at the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await pressOn(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }),
    'Enter',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeFocused();
  await typeInto(page, page.getByRole('searchbox'), 'sunrise');
  await expect(page).toHaveURL(/q=sunrise/);
  await pressOn(page, page.getByRole('link', { name: /Sunrise/ }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Sunrise/ })).toBeVisible();
  const jobUrl = page.url();

  await pressOn(page, page.getByRole('button', { name: 'Apply for this job' }), 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const box of await dialog.getByRole('textbox').all()) {
    await typeInto(page, box, 'I film at first light.');
  }
  await pressOn(page, dialog.getByRole('checkbox', { name: 'I agree to these terms' }), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Send application' }), 'Enter');
  await expect(dialog).toBeHidden();

  const path = new URL(jobUrl).pathname.replace('/jobs/', '/api/job/');
  await waitForBrand<JobDetail>(page, path, (body) => body.application?.state === 'accepted');
  await pressOn(page, page.getByRole('link', { name: 'Open submission' }), 'Enter');

  const tags = await page
    .getByText(/#\w+ @\w+/)
    .first()
    .innerText();
  const send = page.getByRole('button', { name: 'Submit for review' });
  // The simulated brand requests changes to the first version, and approves the second.
  for (const version of ['first', 'second']) {
    await typeInto(
      page,
      page.getByRole('textbox', { name: 'Caption' }),
      `#ad The ${version}. ${tags}`,
    );
    await typeInto(
      page,
      page.getByRole('textbox', { name: 'Preview link' }),
      'https://drive.example.com/a',
    );
    // Each version starts with an unticked checklist.
    for (const box of await page.getByRole('checkbox').all()) await pressOn(page, box, 'Space');
    await pressOn(page, send, 'Enter');
    await expect(page.getByText('Submitted for review.')).toBeVisible();
    const status = version === 'first' ? 'changes_requested' : 'approved';
    await waitForBrand<SubmissionView>(
      page,
      `${path}/submission`,
      ({ tasks: [task] }) => task?.steps[0]?.status === status,
    );
    if (version === 'first') {
      await expect(page.getByText('The brand requested changes')).toBeVisible();
    }
  }
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Post link' }),
    'https://www.tiktok.com/@jonasoutside/video/7301234567890123456',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('Submitted for review.')).toBeVisible();
  await waitForBrand<SubmissionView>(
    page,
    `${path}/submission`,
    ({ tasks: [task] }) => task?.status === 'completed',
  );
  await expect(page.getByText('This task is done')).toBeVisible();

  // A payment is due 14 days after the last approval.
  server.operator('clock', 'advance', '15d');
  server.operator('simulate');
  await page.goto(jobUrl);
  await pressOn(page, page.getByRole('button', { name: 'History' }), 'Enter');
  await expect(page.getByRole('group', { name: 'History' })).toContainText('In your wallet');
  await pressOn(page, page.getByRole('link', { name: 'View payment' }), 'Enter');
  await expect(page.getByRole('dialog', { name: 'Payment' })).toContainText('Available since');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('tab', { name: 'Earnings', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Ahead', selected: true })).toBeFocused();
  await expect(page.getByRole('group', { name: 'In your bank by' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Transactions', selected: true })).toBeFocused();
  await expect(page.getByRole('row', { name: /Sunrise/ })).toBeVisible();
});
