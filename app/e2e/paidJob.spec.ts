import { expect, test, type Page } from '@playwright/test';
import { makeServer, type DemoServer } from './server.ts';
import { signin } from './signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer({ SIMULATOR_INTERVAL_MS: '100', SIMULATOR_DELAY_MS: '300' });
});
test.afterAll(() => server.stop());

/** Reloads until the simulated brand has acted. */
async function afterReload(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload();
    await check();
  }).toPass({ timeout: 20_000 });
}

async function sendDraft(page: Page, caption: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Caption' }).fill(caption);
  await page.getByRole('textbox', { name: 'Preview link' }).fill('https://drive.example.com/draft');
  for (const box of await page.getByRole('checkbox').all()) {
    if (!(await box.isChecked())) await box.press('Space');
  }
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Submitted for review.')).toBeVisible();
}

test('a publisher finds a job, applies, delivers and is paid', async ({ page }) => {
  await signin(page, server.origin, 'approved');

  await page.goto(`${server.origin}/jobs`);
  await page.getByRole('searchbox').fill('sunrise');
  await expect(page).toHaveURL(/q=sunrise/);
  await page.getByRole('link', { name: /Sunrise/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sunrise');
  const job = page.url();

  await page.getByRole('button', { name: 'Apply for this job' }).click();
  const dialog = page.getByRole('dialog');
  const pitch = dialog.getByLabel('Your pitch');
  if (await pitch.count()) await pitch.fill('I film every morning at first light.');
  for (const answer of await dialog.getByRole('textbox').all()) {
    if ((await answer.inputValue()) === '') await answer.fill('On my terrace, at six.');
  }
  await dialog.getByRole('checkbox', { name: 'I agree to these terms' }).press('Space');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/You will hear back by/).first()).toBeVisible();

  await afterReload(page, () =>
    expect(page.getByRole('link', { name: 'Open submission' })).toBeVisible({ timeout: 1_000 }),
  );
  await page.getByRole('link', { name: 'Open submission' }).click();

  const text = await page
    .getByText(/#\w+ @\w+/)
    .first()
    .innerText();
  await sendDraft(page, `#ad First sip of the day. ${text}`);
  await afterReload(page, () =>
    expect(page.getByText('The brand requested changes')).toBeVisible({ timeout: 1_000 }),
  );
  await sendDraft(page, `#ad First sip of the day, closer to the glass. ${text}`);

  await afterReload(page, () =>
    expect(page.getByRole('textbox', { name: 'Post link' })).toBeVisible({ timeout: 1_000 }),
  );
  await page
    .getByRole('textbox', { name: 'Post link' })
    .fill('https://www.tiktok.com/@demo/video/7301234567890123456');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await afterReload(page, () =>
    expect(page.getByText('This task is done')).toBeVisible({ timeout: 1_000 }),
  );

  await page.goto(job);
  const timeline = page.getByRole('list', { name: 'From application to payment' });
  const expectedSteps = [
    'Completed: Applied',
    'Completed: Seen by brand',
    'Completed: Accepted',
    'Completed: Draft sent, version 1',
    'Completed: Changes requested',
    'Completed: Draft sent, version 2',
    'Completed: Draft approved',
    'Completed: Live link sent, version 1',
    'Completed: Live link approved',
    'Current: Payment pending',
    'Upcoming: In your wallet',
  ];
  for (const [index, step] of expectedSteps.entries()) {
    await expect(timeline.getByRole('listitem').nth(index)).toContainText(step);
  }
  await expect(timeline.getByText(/until \d\d\/\d\d\/\d{4}/)).toBeVisible();

  server.operator('clock', 'advance', '15d');
  await page.goto(`${server.origin}/dashboard?tab=wallet&view=transactions`);
  await afterReload(page, () =>
    expect(page.getByRole('row', { name: /Sunrise/ })).toBeVisible({ timeout: 1_000 }),
  );
  await page.goto(job);
  await expect(timeline.getByText('Completed: In your wallet')).toBeAttached();
});
