import { day } from '../rules/durations.ts';
import type { BankFacts, DateFacts, PaymentFacts, StepFacts } from '../rules/expectedDates.ts';

/** The time of the examples, a Monday. */
export const now = Date.parse('2026-03-02T10:00:00.000Z');
/** The day of the examples. */
export const today = Date.parse('2026-03-02');
/** Returns an amount in US dollars. */
export const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A bank that takes three working days. */
export const bank: BankFacts = {
  workingDays: 3,
  calendar: { weekend: [0, 6], holidays: [] },
  timeZone: 'UTC',
  opensOn: null,
  blocked: null,
  balance: 5000,
  min: 1000,
};

/** Returns a step that is due in a number of days. */
export function step(
  key: StepFacts['key'],
  dueIn: number,
  changes: Partial<StepFacts> = {},
): StepFacts {
  return {
    key,
    status: null,
    dueAt: now + dueIn * day,
    changedAt: 0,
    autoApproveAt: null,
    moved: null,
    offeredAt: null,
    ...changes,
  };
}

/** Returns the facts of an open job, which the user has not applied for. */
export function facts(changes: Partial<DateFacts> = {}): DateFacts {
  return {
    now,
    job: {
      state: 'open',
      applyBy: now + 2 * day,
      decideBy: now + 4 * day,
      reviewHours: 72,
      payDays: 14,
      shipsProduct: false,
      paysMoney: true,
    },
    invitation: null,
    application: null,
    product: null,
    tasks: [{ id: 't', title: 'A video', steps: [step('draft', 10), step('live', 20)] }],
    pay: usd(20_000),
    payment: null,
    objection: null,
    bank,
    ...changes,
  };
}

/** An application that was accepted two days ago. */
export const accepted = {
  state: 'accepted',
  appliedAt: now - 3 * day,
  decideBy: now,
  decidedAt: now - 2 * day,
} as const;

/** Returns a payment that is promised in 13 days. */
export function payment(changes: Partial<PaymentFacts>): PaymentFacts {
  return {
    state: 'pending',
    net: usd(20_000),
    approvedAt: now - day,
    expectedOn: now + 13 * day,
    availableAt: null,
    lateSince: null,
    moved: null,
    reviewOn: null,
    payout: null,
    endedPayout: null,
    ...changes,
  };
}
