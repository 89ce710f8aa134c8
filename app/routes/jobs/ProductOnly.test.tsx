import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Payments } from '../../../contract/schemas/money.ts';
import { accept } from '../../../server/domain/applications/decide.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const job = 'kindly-vet-visit';

/** Applies as `fresh` to the product-only job and accepts the application; returns its id. */
async function acceptProductJob(): Promise<string> {
  const address = {
    name: 'Jonas Berg',
    line1: '2 Fish Street',
    line2: '',
    city: 'Singapore',
    postcode: '049315',
    country: 'SG',
    phone: '+6591234567',
  };
  expect((await portal().post('/api/profile', { shipping: address })).status).toBe(200);
  const applied = await portal().post(`/api/job/${job}/apply`, {
    action: 'apply',
    account: 'tiktok',
    pitch: 'We have two cats.',
    accept_terms: true,
    accept_unpaid: true,
    client_ref: crypto.randomUUID(),
  });
  expect(applied.status).toBe(200);
  const { services } = portal().server;
  const { id } = await services.db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', 'account-fresh')
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow();
  await accept(services, id);
  return id;
}

async function readPayments(): Promise<Payments> {
  const response = await portal().network.fetch('/api/payment');
  return (await response.json()) as Payments;
}

test('the terms of a job that pays only a product promise no money', async () => {
  const user = await portal().visit(`/jobs/${job}`, { as: 'fresh' });
  await user.click(await screen.findByRole('tab', { name: 'Terms' }));
  const promise = 'This job pays no money. You keep the product, worth $ 65.00.';
  const getPaymentTerm = (parent: HTMLElement) =>
    within(parent).getByText('Payment').closest('dt')?.nextElementSibling;
  expect(getPaymentTerm(await screen.findByRole('tabpanel'))).toHaveTextContent(promise);
  expect(screen.getByRole('list', { name: 'From application to approval' })).not.toHaveTextContent(
    /wallet|bank/,
  );
  await user.click(screen.getByRole('button', { name: 'Apply for this job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apply for this job' });
  expect(getPaymentTerm(dialog)).toHaveTextContent(promise);
  expect(dialog).not.toHaveTextContent(/wallet/);
});

test('accepted or completed work for a product has no payment until an amount is added', async () => {
  await portal().signIn('fresh');
  const id = await acceptProductJob();
  const { db, clock } = portal().server.services;
  for (const state of ['accepted', 'completed'] as const) {
    const ended_at = state === 'completed' ? clock.now() : null;
    await db.updateTable('applications').set({ state, ended_at }).where('id', '=', id).execute();
    await portal().visit(`/jobs/${job}`);
    await expectVisible(() => screen.getByRole('tab', { name: 'Terms' }));
    await expectVisible(() => screen.getByRole('button', { name: 'History' }));
    const page = screen.getByRole('main');
    expect(page).not.toHaveTextContent(/wallet|View payment|\$ 0\.00|Estimated/i);
    await portal().visit(`/job/history?group=${state === 'accepted' ? 'active' : 'completed'}`);
    const row = (await screen.findByText('The calmest trip to the vet')).closest('tr, li');
    expect(row).not.toHaveTextContent(/\$ 0\.00|Estimated/);
    if (state === 'completed') expect(row).toHaveTextContent(/Completed\w{3} \d+ \w{3}/);
    const { data, totals } = await readPayments();
    expect(data.filter(({ job_id }) => job_id === job)).toEqual([]);
    expect(
      Object.values(totals)
        .flat()
        .filter(({ amount }) => amount !== 0),
    ).toEqual([]);
  }
  await db
    .updateTable('payments')
    .set({ adjustment: 500, net: 500, state: 'pending' })
    .where('application_id', '=', id)
    .execute();
  const { data, totals } = await readPayments();
  expect(data.map(({ job_id, net }) => [job_id, net.amount])).toEqual([[job, 500]]);
  expect(totals.pending).toEqual([{ amount: 500, currency: 'USD' }]);
});
