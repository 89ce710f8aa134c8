import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { day } from '../server/durations.ts';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

const email = 'approved@demo.test';
let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

async function open(page: Page, path: string, who = 'approved'): Promise<void> {
  await signinByCall(page, server.origin, who);
  await page.goto(`${server.origin}${path}`);
}

const nextStep = (page: Page) => page.getByRole('region', { name: 'Pay and next step' });

/** Asks for time until some days from now, and returns that date. */
async function askForTime(page: Page, days: number): Promise<string> {
  await open(page, `${paths.job('tidal-lap-diary')}?tab=discussion`);
  await page.getByRole('button', { name: 'Message options' }).click();
  await page.getByRole('menuitem', { name: 'Ask for more time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for more time' });
  const date = new Date(Date.now() + days * day);
  const parts = [date.getDate(), date.getMonth() + 1, date.getFullYear()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const segments = dialog.getByRole('group', { name: /New due date/ }).getByRole('spinbutton');
  for (const [index, part] of parts.entries()) {
    await segments.nth(index).pressSequentially(part);
  }
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pool is closed this week.');
  await dialog.getByRole('button', { name: 'Ask the brand' }).click();
  await expect(page.getByText('Waiting for the brand')).toBeVisible();
  return parts.join('/');
}

test('with a requirement that is not met, the page shows which, and no button to apply', async ({
  page,
}) => {
  await open(page, paths.job('pixel-lighthouse'), 'fresh');
  await expect(nextStep(page).getByText(/^You cannot apply yet\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for this job' })).toHaveCount(0);
  await expect(page.getByText('Not met').first()).toBeAttached();
});

test('a job that is full offers emails about similar ones, which can be stopped', async ({
  page,
}) => {
  await open(page, paths.job('lumen-rental-light'));
  await nextStep(page).getByRole('button', { name: 'Notify me of similar jobs' }).click();
  await expect(nextStep(page).getByText(/^We email you new jobs/)).toBeVisible();
  await page.reload();
  await nextStep(page).getByRole('button', { name: 'Stop these emails' }).click();
  await expect(
    nextStep(page).getByRole('button', { name: 'Notify me of similar jobs' }),
  ).toBeVisible();
});

test('an application is cancelled after a question', async ({ page }) => {
  await open(page, paths.job('wren-desk-reset'));
  await nextStep(page).getByRole('button', { name: 'Cancel application' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your application?' });
  await dialog.getByRole('button', { name: 'Cancel application' }).click();
  await expect(nextStep(page).getByText('Cancelled by you')).toBeVisible();
  await page.reload();
  await expect(nextStep(page).getByRole('link', { name: 'Find another job' })).toBeVisible();
});

test('a declined application shows its reason and similar jobs', async ({ page }) => {
  await open(page, paths.job('driftwood-off-season'));
  await expect(nextStep(page).getByText('Not selected')).toBeVisible();
  await expect(nextStep(page).getByText(/creators who live closer to the coast/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
});

test('a completed job leads to its payment', async ({ page }) => {
  await open(page, `${paths.jobHistory}?group=completed`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await nextStep(page).getByRole('link', { name: 'View payment' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=wallet&job=/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an invitation is declined, with a reason', async ({ page }) => {
  server.operator('invite', email, 'lumen-third-take', 'We liked your lamp.');
  await open(page, paths.job('lumen-third-take'));
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this invitation?' });
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('I am abroad.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You declined this invitation.')).toBeVisible();
});

test('a brief that changes during the work shows what has changed', async ({ page }, testInfo) => {
  const change = testInfo.outputPath('change.json');
  writeFileSync(change, JSON.stringify({ hashtags: ['#Laps'] }));
  server.operator('change-brief', 'tidal-lap-diary', change, 'One hashtag more.');
  await open(page, paths.job('tidal-lap-diary'));
  await expect(page.getByText(/^The brief changed on .*: Hashtags/)).toBeVisible();
  await expect(page.getByText('One hashtag more.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the change' }).click();
  await expect(page.getByText('Change accepted.').first()).toBeVisible();
  await page.goto(`${server.origin}${paths.submission('tidal-lap-diary')}`);
  await expect(page.getByText('#Laps').first()).toBeVisible();
});

test('each state of a step shows what happens next', async ({ page }) => {
  await open(page, paths.submission('clearwell-two-minutes'));
  await expect(page.getByText('The brand is reviewing it')).toBeVisible();
  await expect(page.getByText(/^Without a reply by .*, the step is approved\.$/)).toBeVisible();
  await page.goto(`${server.origin}${paths.submission('tidal-lap-diary')}`);
  await expect(page.getByText('The brand requested changes')).toBeVisible();
  await expect(page.getByText(/show the pool clock a little longer/).first()).toBeVisible();
  await page.goto(`${server.origin}${paths.submission('tablemates-sunday-batch')}`);
  await expect(page.getByRole('textbox', { name: /^Post link/ }).first()).toBeVisible();
  server.operator('review', email, 'clearwell-two-minutes', 'approve');
  await page.goto(`${server.origin}${paths.submission('clearwell-two-minutes')}`);
  await expect(page.getByRole('textbox', { name: /^Post link/ }).first()).toBeVisible();
});

test('more time that is asked for is refused, then granted', async ({ page }) => {
  await askForTime(page, 30);
  server.operator('extension', email, 'tidal-lap-diary', 'refuse', 'A week at most.');
  await page.reload();
  await expect(page.getByText('A week at most.')).toBeVisible();
  await expect(page.getByText('Not granted').first()).toBeVisible();
  const due = await askForTime(page, 8);
  server.operator('extension', email, 'tidal-lap-diary', 'grant', 'Swim well.');
  await page.reload();
  await expect(page.getByText('Swim well.')).toBeVisible();
  await expect(page.getByText('More time granted').first()).toBeVisible();
  await page.goto(`${server.origin}${paths.submission('tidal-lap-diary')}`);
  // The day is in words; the exact time is shown on hover.
  await expect(page.getByTitle(due).first()).toBeVisible();
});

// The clock of the server moves, so this is the last one.
test('with time, an invitation expires and a step is missed', async ({ page }) => {
  server.operator('clock', 'advance', '13d');
  server.operator('simulate');
  await open(page, paths.job('ridgeway-overnight'));
  await expect(page.getByText(/^This invitation expired on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0);
  await page.goto(`${server.origin}${paths.submission('harbour-roaster-visit')}`);
  await expect(page.getByText('The due date has passed')).toBeVisible();
  await expect(page.getByText(/Ask the brand for more time/)).toBeVisible();
  await page.goto(`${server.origin}${paths.job('harbour-roaster-visit')}`);
  await expect(page.getByText(/^Draft due .*, \d+ days ago/)).toBeVisible();
  await page.getByRole('link', { name: 'Ask for more time' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask for more time' })).toBeVisible();
});
