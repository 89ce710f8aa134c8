import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decideCase } from '../../../server/domain/cases/decideCase.ts';
import { openCase } from '../../../server/domain/cases/openCase.ts';
import { rejectStep } from '../../../server/domain/work/review.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const job = 'clearwell-two-minutes';

/** Rejects the draft when no revision is left, so that the work ends. */
async function rejectLastRevision(): Promise<void> {
  const { services } = portal().server;
  await services.db
    .updateTable('application_steps')
    .set({ revisions_left: 0 })
    .where('id', '=', 'now-minutes-draft')
    .execute();
  await rejectStep(services, 'now-minutes-draft', {
    at: new Date().toISOString(),
    by: 'Clearwell',
    text: 'Too dark for us.',
    kind: 'note',
  });
}

test('the text of an objection stays when its dialog is closed', async () => {
  const user = await portal().visit('/jobs/harbour-cold-brew', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Disagree' }));
  await user.type(await screen.findByRole('textbox', { name: /Why do you disagree/ }), 'I posted.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Disagree' }));
  expect(await screen.findByRole('textbox', { name: /Why do you disagree/ })).toHaveValue(
    'I posted.',
  );
});

test('a rejection is disagreed with in two presses, and the outcome shows at the job', async () => {
  await rejectLastRevision();
  const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Disagree' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/decide within 14 days/)).toBeVisible();
  expect(dialog.getByText(/Attached: your version/)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/can be reviewed once/);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await expectVisible('You disagreed with the rejection of your work');
  expect(screen.getByText(/You get a decision with reasons by/)).toHaveTextContent(
    /We are asking Clearwell.*in 14 days/,
  );
  expect(screen.queryByRole('button', { name: 'Disagree' })).toBeNull();
  const { services } = portal().server;
  const { reference } = await services.db
    .selectFrom('cases')
    .select('reference')
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow();
  await decideCase(services, reference, {
    outcome: 'part',
    amount: '70',
    text: 'Half of it was usable.',
  });
  await portal().visit(`/jobs/${job}`);
  const [outcome] = await screen.findAllByText('Decided: you are paid a part');
  expect(outcome).toBeVisible();
  expect(screen.getAllByText('Half of it was usable.')[0]).toBeVisible();
  expect(screen.getByText(/Paid by this decision/)).toHaveTextContent('$ 70.00');
  await portal().visit(`/dashboard?tab=wallet&job=${job}`);
  const payment = within(await screen.findByRole('dialog', { name: 'Payment' }));
  await expectVisible(() => payment.getByText('Decided: you are paid a part'));
});

test('in a second window, a message explains that the user has disagreed already', async () => {
  const jobOnHold = 'harbour-cold-brew';
  const user = await portal().visit(`/jobs/${jobOnHold}`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Disagree' }));
  const dialog = within(await screen.findByRole('dialog'));
  await openCase(
    portal().server.services,
    { id: 'account-approved', name: 'Maya Tan' },
    { topic: 'dispute', about: 'hold', job_id: jobOnHold, client_ref: crypto.randomUUID() },
  );
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await expectVisible(/You have already disagreed/);
  await portal().visit(`/jobs/${jobOnHold}`);
  await expectVisible('You disagreed with the hold');
  expect(screen.getByText('You can ask about it.')).toBeVisible();
  expect(screen.queryByText(/or disagree/)).toBeNull();
});

test('work that ended stays visible with every version and comment', async () => {
  await portal().visit('/jobs/lumen-third-take/submission', { as: 'disputes' });
  await expectVisible('Your work on this job has ended');
  for (const version of [1, 2, 3]) {
    expect(screen.getByText(new RegExp(`, version ${version}`))).toBeVisible();
  }
  expect(screen.getByText(/second lamp on the shelf is still/)).toBeVisible();
  await portal().visit('/jobs/lumen-third-take');
  await expectVisible(/^#ad Take 3/);
  expect(screen.getByText('#ad Take 2, with your comments.')).toBeVisible();
});

test('a job without a decision against the user has nothing to disagree with', async () => {
  await portal().visit('/jobs/hearth-lunchbox', { as: 'approved' });
  await expectVisible(() => screen.getByRole('link', { name: 'View payment' }));
  expect(screen.queryByRole('button', { name: 'Disagree' })).toBeNull();
});

test('an objection and the day of its decision are on the dates and in the row of my jobs; its pay is no offer', async () => {
  await portal().visit('/jobs/lumen-third-take', { as: 'disputes' });
  const dates = await screen.findByRole('list', { name: 'From application to payment' });
  const [disagreed, decision] = within(dates).getAllByRole('listitem').slice(-2);
  expect(disagreed).toHaveTextContent(/^You disagreed, done/);
  expect(decision).toHaveTextContent(/^Decision, due .*in 11 days/);
  const card = within(screen.getByRole('region', { name: 'Pay and next step' }));
  expect(card.queryByText(/places left/)).toBeNull();
  expect(getComputedStyle(card.getByText('$ 130.00')).fontSize).not.toBe('24px');
  await portal().visit('/job/history?group=closed', { as: 'disputes' });
  const row = (await screen.findByText(/^The third take/)).closest('tr');
  expect(row).toHaveTextContent(/You disagreedDecision by \w{3} \d+ \w{3}/);
});

test('a decision in favour of the user is the state of the job, not its end', async () => {
  await portal().visit('/jobs/harbour-cold-brew', { as: 'disputes' });
  const [outcome] = await screen.findAllByText('Decided: you are paid a part');
  expect(outcome).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Pay and next step' }));
  expect(card.queryByText('Removed')).toBeNull();
  const dates = screen.getByRole('list', { name: 'From application to payment' });
  const labels = within(dates).getAllByRole('listitem');
  expect(labels.map(({ textContent }) => textContent.split(',')[0])).toEqual(
    expect.arrayContaining(['You disagreed', 'Decided', 'In your wallet']),
  );
});
