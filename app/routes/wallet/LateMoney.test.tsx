import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerTicket } from '../../../server/domain/help/answerTicket.ts';
import { day } from '../../../server/durations.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

const findPayment = async () => within(await screen.findByRole('dialog', { name: 'Payment' }));

test('a late payment shows why, since when, the next date, who acts and what to do', async () => {
  await portal().visit('/dashboard?tab=wallet&job=kindly-shelter-day', { as: 'approved' });
  const payment = await findPayment();
  expect(await payment.findByText(/Payment late since/)).toHaveTextContent(/9 days ago/);
  const row = (term: string) => payment.getByText(term).closest('div');
  expect(row('Why')).toHaveTextContent('We are asking Kindly Pets.');
  expect(row('When')).toHaveTextContent(/You will hear from us by .*in 2 days/);
  expect(row('Who acts next')).toHaveTextContent('We do');
  expect(row('What you can do')).toHaveTextContent(/your work is approved/);
  expect(payment.queryByText('Pending')).toBeNull();
  expect(payment.queryByText('Pending until')).toBeNull();
});

test('the date by which we promised to reply stays visible once it has passed, and is called missed', async () => {
  const { services } = portal().server;
  await services.db
    .updateTable('payments')
    .set({ answer_by: services.clock.now() - day })
    .where('id', '=', 'payment-past-kindly-shelter-day')
    .execute();
  await portal().visit('/dashboard?tab=wallet&job=kindly-shelter-day', { as: 'approved' });
  const payment = await findPayment();
  await expectVisible(() => payment.getByText(/We have not kept that/));
});

test('a late payment with a new date shows both dates, in the list as well', async () => {
  await portal().visit('/dashboard?tab=wallet&overdue=1', { as: 'disputes' });
  const table = within(await screen.findByRole('grid', { name: 'Earnings by job' }));
  const row = (await table.findByText(/One day at the shelter/)).closest('[role="row"]');
  expect(row).toHaveTextContent('Late');
  expect(row).toHaveTextContent(/Was due/);
  expect(row).toHaveTextContent(/An invoice between .* has to be corrected/);
  expect(row).toHaveTextContent(/New day [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/);
});

test('a hold shows its review and its reason', async () => {
  await portal().visit('/dashboard?tab=wallet&job=harbour-cold-brew', { as: 'approved' });
  const payment = await findPayment();
  await expectVisible(() => payment.getByText(/Payment on hold since/));
  expect(payment.getByText(/The post was private for two days/)).toBeVisible();
  const review = payment.getByText(/We review this by/);
  expect(review).toBeVisible();
  // Like every date, it has the exact time as its title.
  expect(within(review).getByRole('time')).toHaveAttribute('title');
  expect(payment.getByRole('button', { name: 'Disagree' })).toBeVisible();
});

test('a question about a payment is filled in, and its answer shows at the payment', async () => {
  const user = await portal().visit('/dashboard?tab=wallet&job=kindly-shelter-day', {
    as: 'approved',
  });
  const payment = await findPayment();
  await user.click(await payment.findByRole('link', { name: 'Ask about this payment' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Late payment for One day at the shelter',
  );
  expect(await screen.findByText(/About the payment:/)).toHaveTextContent(/200\.00.*Late/);
  expect(screen.getByRole('button', { name: /Payment or withdrawal/ })).toBeVisible();
  await user.type(
    screen.getByRole('textbox', { name: 'Message' }),
    'When will the brand pay, please?',
  );
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const [reference = ''] = await screen
    .findByText(/Your reference is/)
    .then((text) => /C-[0-9A-F]{8}/.exec(text.textContent) ?? []);
  const { services } = portal().server;
  await portal().visit('/dashboard?tab=wallet&job=kindly-shelter-day');
  const answered = await findPayment();
  await expectVisible(() => answered.getByText(/We reply by/));
  await answerTicket(services, reference, 'The brand pays on Friday.');
  await portal().visit('/jobs/kindly-shelter-day');
  await expectVisible('The brand pays on Friday.');
  expect(screen.getByText('When will the brand pay, please?')).toBeVisible();
  // The one message to the user is the answer; the question was sent to the support address.
  await waitFor(async () => {
    const mails = await services.db
      .selectFrom('outbox')
      .selectAll()
      .where('subject', 'like', `[${reference}]%`)
      .where('recipient', '=', 'approved@demo.test')
      .execute();
    expect(mails).toHaveLength(1);
  });
});
