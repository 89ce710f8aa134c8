import { expect } from 'vitest';
import { isBankDayOver } from '../../contract/rules/bankDays.ts';
import { stepKeys, undecidedStates } from '../../contract/rules/states.ts';
import type { DateStep } from '../../contract/schemas/expectedDates.ts';
import type { HistoryRow } from '../../contract/schemas/history.ts';
import type { Payment } from '../../contract/schemas/money.ts';
import type { Services } from '../domain/services.ts';
import { expectBankDay } from './expectBankDay.ts';
import { expectSameSums } from './expectSameSums.ts';
import { readPages, type Pages } from './readPages.ts';

const moneySteps = ['approved', 'in_wallet', 'in_bank'];

const find = (dates: readonly DateStep[], key: DateStep['key']) =>
  dates.find((step) => step.key === key);
const isMoney = ({ key }: DateStep) => moneySteps.includes(key);

/** Expects that everything that two pages of an account show for one thing, a date, a state or a sum, is equal. */
export async function expectSameFacts(services: Services, accountId: string): Promise<Pages> {
  const pages = await readPages(services, accountId);
  for (const row of pages.history.data) expectSameJob(row, pages);
  for (const payment of pages.payments) expectSameState(payment, pages.now);
  for (const { ahead } of pages.wallets) {
    for (const line of ahead) {
      expectSameLine(line, pages);
      expectBankDay(line, pages);
    }
  }
  for (const wallet of pages.wallets) expectSameSums(wallet, pages);
  return pages;
}

/** Compares a row of my jobs with the page of the job and with the earnings. */
function expectSameJob(row: HistoryRow, { jobs, payments }: Pages): void {
  const job = jobs.get(row.job.id);
  const message = JSON.stringify({ row, dates: job?.dates });
  expect(row.dates, message).toEqual(job?.dates);
  expect(row.application, message).toEqual(job?.application);
  const payment = payments.find(({ job_id: id }) => id === row.job.id);
  expect(job?.payment ?? null, message).toEqual(payment ?? null);
  if (row.payment && payment) expect(payment, message).toMatchObject(row.payment);
  if (payment && payment.state !== 'cancelled') {
    expect(payment.dates, message).toEqual(row.dates.filter(isMoney));
  }
  expectSameAnswerDay(row, message);
  const objection = job?.case;
  expect(find(row.dates, 'objection')?.at, message).toBe(objection?.opened_at);
  expect(find(row.dates, 'objection_decision')?.at, message).toBe(
    objection?.decided_at ?? objection?.due_by,
  );
  if (row.application?.state !== 'accepted') return;
  for (const date of row.dates.filter(({ key }) => stepKeys.some((step) => step === key))) {
    const step = job?.tasks
      .find(({ id }) => id === date.task?.id)
      ?.steps.find(({ key }) => key === date.key);
    const isDue = step && ['open', 'changes_requested', 'missed'].includes(step.status ?? '');
    if (isDue) expect(date.at, message).toBe(step.due_at);
    // The next step of a row is one of the dates of the job.
    if (step && row.next?.due_at === step.due_at && isDue) {
      expect(row.next.overdue, message).toBe(date.certainty === 'late');
    }
  }
}

/** Compares the day by which somebody answers an application or an invitation with the dates. */
function expectSameAnswerDay(
  { application, invitation, dates, next }: HistoryRow,
  message: string,
) {
  if (application && undecidedStates.includes(application.state)) {
    const decision = find(dates, 'decision');
    expect(decision, message).toMatchObject({ at: application.decide_by, certainty: 'fixed' });
  }
  // No date of an invitation was promised before, so none has moved.
  if (!application && invitation?.state === 'sent') {
    expect(next?.due_at, message).toBe(invitation.expires_at);
    if (next?.overdue) return;
    expect(find(dates, 'apply_by'), message).toMatchObject({
      at: invitation.expires_at,
      certainty: 'waiting_for_you',
    });
    expect(
      dates.filter(({ moved }) => moved !== null),
      message,
    ).toEqual([]);
  }
}

/** Compares the state of a payment with its dates. */
function expectSameState(payment: Payment, now: number): void {
  const wallet = find(payment.dates, 'in_wallet');
  const message = JSON.stringify(payment);
  expect(payment.overdue, message).toBe(payment.problem?.kind === 'late');
  if (!wallet) return;
  expect(wallet.certainty === 'late', message).toBe(payment.overdue);
  expect(wallet.certainty === 'held', message).toBe(payment.problem?.kind === 'held');
  expect(wallet.certainty === 'done', message).toBe(payment.state === 'available');
  if (payment.problem?.kind === 'late') {
    expect(wallet.at, message).toBe(payment.problem.new_date ?? payment.problem.since);
  }
  if (payment.state === 'pending' && !payment.overdue) {
    expect(wallet, message).toMatchObject({ at: payment.expected_on, certainty: 'fixed' });
  }
  const bank = find(payment.dates, 'in_bank');
  if (payment.payout && bank?.certainty === 'fixed' && !payment.payout.paid_at) {
    expect(bank.at, message).toBe(payment.payout.arrives_by);
  }
  // Money that was sent has arrived when its day is over.
  if (payment.payout?.paid_at && bank?.at) {
    expect(bank.certainty === 'done', message).toBe(isBankDayOver(Date.parse(bank.at), now));
  }
  if (bank?.at && bank.certainty === 'expected') {
    expect(Date.parse(bank.at), message).toBeGreaterThanOrEqual(now - 36 * 3_600_000);
  }
}

type Line = Pages['wallets'][number]['ahead'][number];

/** Compares a line of Ahead with the earnings or the withdrawals. */
function expectSameLine(line: Line, { payments, withdrawals }: Pages): void {
  const message = JSON.stringify(line);
  if (line.kind === 'withdrawal') {
    const withdrawal = withdrawals.find(({ id }) => id === line.id);
    expect(line.rests_on?.at, message).toBe(withdrawal?.arrives_by);
    expect(line.amount, message).toEqual(withdrawal?.net);
  }
  if (line.kind !== 'job') return;
  const payment = payments.find(({ id }) => id === line.id);
  const [wallet, bank] = [
    find(payment?.dates ?? [], 'in_wallet'),
    find(payment?.dates ?? [], 'in_bank'),
  ];
  expect(line.amount, message).toEqual(payment?.net);
  expect(line.in_wallet_at, message).toBe(wallet?.at);
  expect(line.moved, message).toEqual(wallet?.moved);
  // Small amounts are joined in Ahead, which knows the other money.
  if (bank?.reason !== 'below_minimum') expect(line.in_bank_at, message).toBe(bank?.at);
  const isSettled = ['fixed', 'late', 'held'].includes(wallet?.certainty ?? '');
  if (isSettled) expect(line.certainty, message).toBe(wallet?.certainty);
}

/** Expects that an application changes neither the days nor the certainty of what follows it. */
export function expectSamePromise(before: readonly DateStep[], after: readonly DateStep[]): void {
  const withoutApplication = (dates: readonly DateStep[]) =>
    dates.filter(({ key }) => key !== 'apply_by');
  expect(withoutApplication(after)).toEqual(withoutApplication(before));
}
