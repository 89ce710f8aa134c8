import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decideCase } from '../../../server/domain/cases/decideCase.ts';
import { openCase } from '../../../server/domain/cases/openCase.ts';
import { rejectStep } from '../../../server/domain/work/review.ts';
import { openPortal } from '../../testing/portal.tsx';

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
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You disagreed with the rejection of your work')).toBeVisible();
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
  expect(await screen.findByText('Decided: you are paid a part')).toBeVisible();
  expect(screen.getByText('Half of it was usable.')).toBeVisible();
  expect(screen.getByText(/Paid by this decision/)).toHaveTextContent('$ 70.00');
  await portal().visit(`/dashboard?tab=wallet&job=${job}`);
  const payment = within(await screen.findByRole('dialog', { name: 'Payment' }));
  expect(await payment.findByText('Decided: you are paid a part')).toBeVisible();
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
  expect(await screen.findByText(/You have already disagreed/)).toBeVisible();
  await portal().visit(`/jobs/${jobOnHold}`);
  expect(await screen.findByText('You disagreed with the hold')).toBeVisible();
  expect(screen.getByText('You can ask about it.')).toBeVisible();
  expect(screen.queryByText(/or disagree/)).toBeNull();
});

test('work that ended stays visible with every version and comment', async () => {
  await portal().visit('/jobs/lumen-third-take/submission', { as: 'disputes' });
  expect(await screen.findByText('Your work on this job has ended')).toBeVisible();
  for (const version of [1, 2, 3]) {
    expect(screen.getByText(new RegExp(`, version ${version}`))).toBeVisible();
  }
  expect(screen.getByText(/second lamp on the shelf is still/)).toBeVisible();
  await portal().visit('/jobs/lumen-third-take');
  expect(await screen.findByText(/^#ad Take 3/)).toBeVisible();
  expect(screen.getByText('#ad Take 2, with your comments.')).toBeVisible();
});

test('a job without a decision against the user has nothing to disagree with', async () => {
  await portal().visit('/jobs/hearth-lunchbox', { as: 'approved' });
  expect(await screen.findByRole('link', { name: 'View payment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Disagree' })).toBeNull();
});
