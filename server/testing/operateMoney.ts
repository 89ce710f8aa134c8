import { randomUUID } from 'node:crypto';
import { caseSubjects, findDecision, type CaseOutcome } from '../../contract/rules/cases.ts';
import { inTransaction } from '../database/transaction.ts';
import { decideCase, recordBrandReply } from '../domain/cases/decideCase.ts';
import { openCase } from '../domain/cases/openCase.ts';
import { sumDeductions } from '../domain/money/adjustments.ts';
import { lockWallet, openInternalAccount, post } from '../domain/money/ledger.ts';
import { explainDelay } from '../domain/paymentChanges/latePayments.ts';
import { deductFromPayment, giveBackDeduction } from '../domain/paymentChanges/deductions.ts';
import {
  cancelPayment,
  holdPayment,
  reinstatePayment,
  releasePayment,
  reviewHold,
} from '../domain/paymentChanges/paymentHolds.ts';
import type { Services } from '../domain/services.ts';
import type { StatefulTable } from '../domain/transitions/defineTransitions.ts';
import { day } from '../durations.ts';

type Choice = {
  accountId: string;
  jobId: string;
  /** A random number, from which every choice and amount is derived. */
  pick: number;
  key: string;
  /** Returns the id of a row, usually in one of the wanted states; 'nothing' if the table is empty. */
  find: (table: StatefulTable, ...wanted: string[]) => string;
};

/** Returns the random operations on payments, by name: operations of the staff, and objections of the publisher. */
export function operateMoney(
  services: Services,
  { accountId, jobId, pick, key, find }: Choice,
): Record<string, () => Promise<unknown>> {
  const { db, clock } = services;
  const hold = {
    code: 'checking_work' as const,
    text: 'A reason',
    reviewOn: clock.now() + ((pick % 5) + 1) * day,
  };
  const decide = async (outcome: CaseOutcome) => {
    const row = await db
      .selectFrom('cases')
      .select('reference')
      .where('id', '=', find('cases', 'open', 'brand_heard'))
      .executeTakeFirst();
    return decideCase(services, row?.reference ?? 'nothing', {
      outcome,
      text: 'A reason',
      // 10 to 99, so that there are always two decimals.
      amount: `${pick % 120}.${10 + (pick % 90)}`,
    });
  };
  return {
    hold: () => holdPayment(services, find('payments'), hold),
    reviewHold: () => reviewHold(services, find('payments', 'on_hold'), hold),
    release: () => releasePayment(services, find('payments')),
    cancelPayment: () => cancelPayment(services, find('payments'), 'A reason'),
    reinstate: () => reinstatePayment(services, find('payments', 'cancelled'), 'A reason'),
    deduct: () =>
      deductFromPayment(services, find('payments', 'pending'), {
        amount: `${pick % 60}.01`,
        reason: 'A reason',
      }),
    takeBack: () =>
      deductFromPayment(services, find('payments', 'available'), {
        amount: pick % 4 === 0 ? 'all' : `${pick % 60}.01`,
        reason: 'A reason',
      }),
    giveBack: () =>
      giveBackDeduction(services, find('payments', 'available'), {
        amount: pick % 2 === 0 ? 'all' : `${pick % 60}.01`,
        reason: 'A reason',
      }),
    // Leaves less in the wallet than a payment, so that some of it has to wait.
    spend: () => spend(services, accountId, pick),
    explain: () =>
      explainDelay(services, find('payments', 'pending'), {
        code: 'bank_delay',
        text: 'A reason',
        until: pick % 2 === 0 ? null : clock.now() + (pick % 9) * day,
      }),
    stopFunds: () =>
      db
        .updateTable('payments')
        .set({ funded: 0 })
        .where('id', '=', find('payments', 'pending'))
        .execute(),
    dispute: async () => {
      const row = await db
        .selectFrom('payments')
        .innerJoin('applications', 'applications.id', 'application_id')
        .select(['payments.state', 'gross', 'adjustment', 'reason_code'])
        .select('applications.state as application')
        .where('payments.job_id', '=', jobId)
        .executeTakeFirst();
      // Four of five objections are about the decision that was made, the fifth about any decision.
      const decision =
        row &&
        pick % 5 > 0 &&
        findDecision({
          application: { state: row.application, reason: row.reason_code },
          payment: { ...row, deducted: sumDeductions(row) },
        });
      const about = decision || (caseSubjects[pick % caseSubjects.length] ?? 'removal');
      const dispute = { topic: 'dispute', about, job_id: jobId, client_ref: key } as const;
      return openCase(services, { id: accountId, name: 'Maya' }, dispute);
    },
    hear: async () => {
      const row = await db
        .selectFrom('cases')
        .select('reference')
        .where('id', '=', find('cases', 'open'))
        .executeTakeFirst();
      return recordBrandReply(services, row?.reference ?? 'nothing', 'A reply');
    },
    decidePaid: () => decide('paid'),
    decidePart: () => decide('part'),
    decideRefused: () => decide('refused'),
  };
}

/** Withdraws up to all of an account's balance, without a request. */
function spend({ db, clock }: Services, accountId: string, pick: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { id: account } = await lockWallet(tx, accountId, 'USD');
    const { balance } = await tx
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', account)
      .executeTakeFirstOrThrow();
    const amount = Math.floor((balance * (pick % 11)) / 10);
    if (amount === 0) return false;
    return post(tx, {
      event: `spend:${randomUUID()}`,
      at: clock.now(),
      ref: null,
      subject: 'test',
      entries: [
        { account, type: 'withdrawal', amount: -amount },
        {
          account: await openInternalAccount(tx, 'transit', 'USD'),
          type: 'counterpart',
          amount,
        },
      ],
    });
  });
}
