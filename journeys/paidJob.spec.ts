import { expect, type Page } from '@playwright/test';
import type { StepKey, StepStatus } from '../contract/rules/states.ts';
import type { JobDetail } from '../contract/schemas/jobDetail.ts';
import type { SubmissionView } from '../contract/schemas/submission.ts';
import { Actions } from './harness/actions.ts';
import { waitForBrand } from './harness/brand.ts';
import { test } from './harness/conditions.ts';
import { readCode } from './harness/mailbox.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin, signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer({ SIMULATOR_INTERVAL_MS: '100', SIMULATOR_DELAY_MS: '300' });
});
test.afterAll(() => server.stop());

/** Fills in the draft with its checks, and submits it. */
async function sendDraft(page: Page, user: Actions, caption: string): Promise<void> {
  await user.fill(page.getByRole('textbox', { name: 'Caption' }), caption);
  const link = page.getByRole('textbox', { name: 'Preview link' });
  if ((await link.inputValue()) === '') await user.fill(link, 'https://drive.example.com/draft');
  for (const box of await page.getByRole('checkbox').all()) {
    if (!(await box.isChecked())) await user.tick(box);
  }
  await user.press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(page.getByText('Submitted for review.')).toBeVisible();
}

test(
  'a publisher finds a job, applies, delivers, is paid and withdraws in 16 actions',
  { tag: '@main' },
  async ({ page }) => {
    const user = new Actions();
    await signin(page, server.origin, 'approved');

    await page.goto(`${server.origin}/jobs`);
    await page.getByRole('searchbox').fill('sunrise');
    await expect(page).toHaveURL(/q=sunrise/);
    await page.getByRole('link', { name: /Sunrise/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sunrise');
    const job = page.url();

    await user.press(page.getByRole('button', { name: 'Apply for this job' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const field of await dialog.getByRole('textbox').all()) {
      if ((await field.inputValue()) === '') await user.fill(field, 'On my terrace, at six.');
    }
    await user.tick(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
    await user.press(dialog.getByRole('button', { name: 'Send application' }));
    await expect(page.getByText(/You will hear back by/).first()).toBeVisible();
    expect(user.count, 'applied; was 5').toBe(4);

    const path = '/api/job/sunrise-spritz';
    await waitForBrand<JobDetail>(page, path, (body) => body.application?.state === 'accepted');
    await user.press(page.getByRole('link', { name: 'Open submission' }));

    const tags = await page
      .getByText(/#\w+ @\w+/)
      .first()
      .innerText();
    await sendDraft(page, user, `#ad First sip of the day. ${tags}`);
    const waitForStep = (step: StepKey, status: StepStatus) =>
      waitForBrand<SubmissionView>(
        page,
        `${path}/submission`,
        ({ tasks: [task] }) => task?.steps.find(({ key }) => key === step)?.status === status,
      );
    await waitForStep('draft', 'changes_requested');
    await expect(page.getByText('The brand requested changes')).toBeVisible();
    await sendDraft(page, user, `#ad First sip of the day, closer to the glass. ${tags}`);

    await waitForStep('live', 'open');
    await user.fill(
      page.getByRole('textbox', { name: 'Post link' }),
      'https://www.tiktok.com/@mayamakes/video/7301234567890123456',
    );
    await user.press(page.getByRole('button', { name: 'Submit for review' }));
    await expect(page.getByText('Submitted for review.')).toBeVisible();
    await waitForStep('live', 'approved');
    await expect(page.getByText('This task is done')).toBeVisible();
    expect(user.count, 'approved; was 19').toBe(12);

    await page.goto(job);
    const dates = page.getByRole('list', { name: 'From application to payment' });
    const wallet = dates.getByRole('listitem').filter({ hasText: /^In your wallet/ });
    await expect(wallet).toContainText(/due \w+ \d{1,2} \w+.*\$ 220\.00/);
    await expect(dates).toBeInViewport();
    const openHistory = () => page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('group', { name: 'History' });
    await openHistory();
    const expectedSteps = [
      'Applied',
      'Seen by brand',
      'Accepted',
      'Draft sent, version 1',
      'Changes requested',
      'Draft sent, version 2',
      'Draft approved',
      'Live link sent, version 1',
      'Live link approved',
    ];
    for (const [index, step] of expectedSteps.entries()) {
      await expect(history.getByRole('listitem').nth(index)).toContainText(step);
    }

    // The payment becomes available 14 days after the last approval.
    server.operator('clock', 'advance', '15d');
    await waitForBrand<JobDetail>(page, path, ({ payment }) => payment?.state === 'available');
    await page.goto(`${server.origin}/dashboard?tab=wallet&view=transactions`);
    await expect(page.getByRole('row', { name: /Sunrise/ })).toBeVisible();
    await page.goto(job);
    await expect(wallet).toContainText('In your wallet, done');
    await openHistory();
    await expect(history.getByText('In your wallet')).toBeVisible();

    await page.goto(`${server.origin}/dashboard`);
    await user.press(page.getByRole('link', { name: 'Withdraw', exact: true }));
    await user.press(dialog.getByRole('button', { name: 'Use all' }));
    await user.press(dialog.getByRole('button', { name: 'Continue' }));
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await user.fill(code, await readCode(page, server.origin, '+6581234821'));
    await expect(dialog.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
    expect(user.count, 'was 24').toBe(16);
  },
);

test(
  'work that is rejected after the included versions shows why, and similar jobs',
  { tag: '@long' },
  async ({ page }) => {
    const path = '/api/job/lumen-third-take';
    const job = `${server.origin}/jobs/lumen-third-take`;
    await signinByCall(page, server.origin, 'approved');
    await page.goto(job);
    await page.getByRole('button', { name: 'Apply for this job' }).click();
    await page.getByRole('checkbox', { name: 'I agree to these terms' }).press('Space');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText(/^Application sent/)).toBeVisible();
    await page.goto(`${job}/submission`);
    // The brand requests changes while revisions are left, and then rejects the work.
    for (const revisionsLeft of [2, 1, 0]) {
      await waitForBrand<SubmissionView>(page, `${path}/submission`, ({ tasks: [task] }) =>
        Boolean(
          task?.steps[0]?.revisions_left === revisionsLeft && task.steps[0].status !== 'in_review',
        ),
      );
      await sendDraft(
        page,
        new Actions(),
        `#ad #ThirdTake @lumenlamps One lamp, one room. Take ${3 - revisionsLeft}`,
      );
    }
    await waitForBrand<JobDetail>(
      page,
      path,
      ({ application }) => application?.state === 'removed',
    );
    const reason = page.getByText(/^After two rounds/).first();
    await expect(page.getByText('Your work on this job has ended')).toBeVisible();
    await expect(reason).toBeVisible();
    await page.goto(job);
    await expect(page.getByText('Removed', { exact: true }).first()).toBeVisible();
    await expect(reason).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  },
);
