import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StepKey, StepStatus } from '../../contract/rules/states.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { SubmissionView } from '../../contract/schemas/submission.ts';
import type { DemoServer } from '../harness/server.ts';
import type { Visitor } from './visitor.ts';

const button = (name: string | RegExp, within?: string) => ({
  role: 'button',
  name,
  ...(within && { within }),
});

/** Returns the latest code in the mailbox of a recipient, other than `last`; waits up to 30 s for the message. */
async function readCode({ origin }: Visitor, to: string, last = ''): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const page = await (await fetch(`${origin}/demo/mailbox?to=${encodeURIComponent(to)}`)).text();
    const [code] = /\b\d{6}\b/.exec(page.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')) ?? [];
    if (code && code !== last) return code;
    await wait(100);
  }
  throw new Error(`No code has arrived for ${to}.`);
}

/** Signs up by email, and completes the first section of the profile. */
export async function signUp(visitor: Visitor): Promise<void> {
  const email = 'robin@example.test';
  await visitor.open('/signup');
  await visitor.fill({ label: 'Name' }, 'Robin Vale');
  await visitor.fill({ label: 'Email' }, email);
  await visitor.fill({ label: 'Password' }, 'otters walk home');
  await visitor.press('Tab');
  await visitor.click({ role: 'checkbox' });
  await visitor.click(button('Continue'));
  await visitor.fill({ label: 'Code' }, await readCode(visitor, email));
  await visitor.arrive(/\/register\/profile/);
  await visitor.fill({ label: 'Legal name' }, 'Robin Vale');
  await visitor.fill({ role: 'textbox', name: 'Year of birth' }, '1997');
  await visitor.fill({ role: 'combobox', name: 'Country' }, 'Portug');
  await visitor.click({ role: 'option', name: 'Portugal' });
  await visitor.fill({ label: 'City' }, 'Porto');
  await visitor.click(button('Save and continue'));
  await visitor.see({ role: 'textbox', name: 'Phone number' });
}

async function submit(visitor: Visitor): Promise<void> {
  await visitor.click(button('Submit for review'));
  await visitor.see({ text: 'Submitted for review.' });
}

/** Replaces the caption, fills in the link and the open checks, and submits the draft. */
async function sendDraft(visitor: Visitor, caption: string): Promise<void> {
  const field = { role: 'textbox', name: 'Caption' };
  const { value } = await visitor.see(field);
  if (value) {
    await visitor.click(field);
    // A tab presses no letters with Control, so the text is deleted character by character.
    await visitor.press('End', 'Control');
    for (let count = 0; count < value.length; count += 1) await visitor.press('Backspace');
  }
  await visitor.fill(field, caption);
  const link = { role: 'textbox', name: 'Preview link' };
  if (!(await visitor.see(link)).value) await visitor.fill(link, 'https://drive.example.com/draft');
  // Finds the checks by their state, because their names are the rules of the brief.
  const open = 'main input[type=checkbox]:not(:checked)';
  const boxes = await visitor.tab.run<number>(
    'return document.querySelectorAll(args[0]).length',
    open,
  );
  for (let count = 0; count < boxes; count += 1) {
    await visitor.tab.run('document.querySelector(args[0]).focus()', open);
    await visitor.press('Space');
  }
  await submit(visitor);
}

/** Finds a job, applies, submits a draft, its revision and the live link, while the simulated brand responds. */
export async function deliver(visitor: Visitor): Promise<void> {
  await visitor.open('/jobs');
  await visitor.fill({ role: 'searchbox' }, 'sunrise');
  await visitor.arrive(/q=sunrise/);
  // The list moves when the results arrive, so waits for them.
  await visitor.see({ text: '1 job' });
  await visitor.click({ role: 'link', name: /Sunrise/ });
  await visitor.click(button('Apply for this job'));
  // Waits up to 30 s for the fields of the dialog, whose labels are the questions of the brand.
  const fields = await visitor.tab.run<number>(`
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const found = document.querySelectorAll('[role=dialog] :is(textarea, input[type=text])');
      if (found.length > 0) return found.length;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return 0;
  `);
  for (let index = 0; index < fields; index += 1) {
    await visitor.tab.run(
      'document.querySelectorAll("[role=dialog] :is(textarea, input[type=text])")[args[0]].focus()',
      index,
    );
    await visitor.tab.type('On my terrace, at six.');
  }
  await visitor.tab.run('document.querySelector("[role=dialog] input[type=checkbox]").focus()');
  await visitor.press('Space');
  await visitor.click(button('Send application', 'dialog'));

  const path = '/api/job/sunrise-spritz';
  await visitor.waitFor<JobDetail>(path, ({ application }) => application?.state === 'accepted');
  await visitor.click({ role: 'link', name: 'Open submission' });
  const waitForStep = (step: StepKey, status: StepStatus) =>
    visitor.waitFor<SubmissionView>(
      `${path}/submission`,
      ({ tasks: [task] }) => task?.steps.find(({ key }) => key === step)?.status === status,
    );
  const { text: tags } = await visitor.see({ text: /#\w+ @\w+/ });
  await sendDraft(visitor, `#ad First sip of the day. ${tags}`);
  await waitForStep('draft', 'changes_requested');
  await visitor.see({ text: 'The brand requested changes' });
  await sendDraft(visitor, `#ad First sip of the day, closer to the glass. ${tags}`);
  await waitForStep('live', 'open');
  await visitor.fill(
    { role: 'textbox', name: 'Post link' },
    'https://www.tiktok.com/@mayamakes/video/7301234567890123456',
  );
  await submit(visitor);
  await waitForStep('live', 'approved');
  await visitor.see({ text: 'This task is done' });
}

/** Waits until the payment is available, withdraws, and sees the bank's report. */
export async function withdraw(visitor: Visitor, server: DemoServer): Promise<void> {
  // The payment becomes available 14 days after the last approval.
  server.operator('clock', 'advance', '15d');
  await visitor.waitFor<JobDetail>(
    '/api/job/sunrise-spritz',
    ({ payment }) => payment?.state === 'available',
  );
  await visitor.open('/dashboard?tab=wallet');
  await visitor.click(button('Withdraw'));
  await visitor.fill({ label: 'Amount', within: 'dialog' }, '120.5');
  await visitor.click(button('Continue', 'dialog'));
  await visitor.see({ role: 'textbox', name: 'Code', within: 'dialog' });
  // The phone number of the demo account.
  const code = await readCode(visitor, '+6581234821');
  await visitor.fill({ role: 'textbox', name: 'Code', within: 'dialog' }, code);
  const { text } = await visitor.see({ text: /^W-[0-9A-F]{8}$/, within: 'dialog' });
  const reference = text.trim();
  const folder = mkdtempSync(join(tmpdir(), 'payouts-'));
  try {
    server.operator('payout-file', join(folder, 'payouts.csv'), 'USD');
    const report = join(folder, 'report.csv');
    writeFileSync(report, `reference,result,reason\n${reference},paid,\n`);
    server.operator('payout-report', report);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await visitor.click({ role: 'link', name: 'View withdrawals', within: 'dialog' });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const row = await visitor.see({ role: 'row', name: new RegExp(reference) });
    if (row.text.includes('Sent to your bank')) return;
    await wait(200);
  }
  throw new Error(`${reference} is not sent.`);
}
