import { describe, expect, test } from 'vitest';
import { getJobAhead } from './aheadLines.ts';
import { deriveDates } from './deriveDates.ts';
import { day, hour } from './durations.ts';
import { isBankDay, type BankFacts, type DateFacts, type PaymentFacts } from './expectedDates.ts';
import { accepted, bank, facts, now, payment, step, today } from '../testing/dateFacts.ts';

/** Returns each date as `key certainty days-from-now`, or with its reason if it has no day. */
function list(input: DateFacts): string[] {
  return deriveDates(input).map((dated) => {
    const { key, certainty, at, reason } = dated;
    const start = isBankDay(dated) ? today : now;
    return `${key} ${certainty} ${at === null ? reason : Math.round(((at - start) / day) * 10) / 10}`;
  });
}

test('an open job has the dates of an application that is accepted on the day of the decision', () => {
  expect(list(facts())).toEqual([
    'apply_by fixed 2',
    'decision fixed 4',
    'draft expected 10',
    'live expected 20',
    'approved expected 23',
    'in_wallet expected 37',
    // Three working days from a Wednesday, of which two are after the weekend.
    'in_bank expected 42',
  ]);
});

test('a draft is due two days after the decision at the earliest, and later steps are delayed by the same time', () => {
  const tasks = [{ id: 't', title: 'A video', steps: [step('draft', 3), step('live', 8)] }];
  expect(list(facts({ tasks })).slice(2, 5)).toEqual([
    'draft expected 6',
    'live expected 11',
    'approved expected 14',
  ]);
});

test('a job that pays only products promises no payment', () => {
  const job = { ...facts().job, paysMoney: false };
  expect(list(facts({ job, pay: null })).at(-1)).toBe('approved expected 23');
});

test('a job that pays only products ends on the day on which its last step was approved', () => {
  const approved = (changedAgo: number) =>
    ({ status: 'approved', changedAt: now - changedAgo * day }) as const;
  const steps = [step('draft', -6, approved(5)), step('live', -2, approved(1))];
  const application = { ...accepted, state: 'completed', decidedAt: now - 9 * day } as const;
  const job = { ...facts().job, paysMoney: false };
  const tasks = [{ id: 't', title: 'A video', steps }];
  const dates = list(facts({ job, application, tasks, pay: null }));
  expect(dates.at(-1)).toBe('approved done -1');
});

test('an invitation needs no decision', () => {
  const invitation = { isOpen: true, expiresAt: now + 5 * day };
  const [first, second] = deriveDates(facts({ invitation }));
  expect([first?.certainty, first?.at, second?.key]).toEqual([
    'waiting_for_you',
    now + 5 * day,
    'draft',
  ]);
});

test.each([
  ['closed', { state: 'closed' as const }, ['apply_by done applications_closed']],
  ['past its last day to apply', { applyBy: now - day }, ['apply_by done -1']],
])('without an application, a job that is %s has no other dates', (_title, job, dates) => {
  expect(list(facts({ job: { ...facts().job, ...job } }))).toEqual(dates);
});

test('open work waits for the creator, its later steps are fixed unless an earlier step pushes them back', () => {
  const steps = [step('draft', 5, { status: 'open' }), step('live', 9, { status: 'locked' })];
  const tasks = [{ id: 't', title: 'A video', steps }];
  const dates = deriveDates(facts({ application: accepted, tasks }));
  expect(dates.map(({ key, certainty }) => `${key} ${certainty}`).slice(2, 4)).toEqual([
    'draft waiting_for_you',
    // The draft is reviewed within three days, and the live link is due two days later.
    'live expected',
  ]);
  expect(dates[3]).toMatchObject({
    at: now + 10 * day,
    moved: { from: now + 9 * day, why: 'previous_step' },
  });
});

test('after a missed step, the later dates have no day', () => {
  const steps = [step('draft', -1, { status: 'missed' }), step('live', 9, { status: 'locked' })];
  const tasks = [{ id: 't', title: 'A video', steps }];
  expect(list(facts({ application: accepted, tasks })).slice(2)).toEqual([
    'draft late -1',
    'live waiting_for_you step_missed',
    'approved waiting_for_you step_missed',
    'in_wallet waiting_for_you step_missed',
    'in_bank waiting_for_you step_missed',
  ]);
});

test('work in review is approved at the latest when the review ends', () => {
  const steps = [step('draft', -1, { status: 'in_review', autoApproveAt: now + 2 * day })];
  const tasks = [{ id: 't', title: 'A video', steps }];
  expect(list(facts({ application: accepted, tasks })).slice(2, 4)).toEqual([
    'draft waiting_for_brand 2',
    'approved waiting_for_brand 2',
  ]);
});

test.each([
  // Day 13 is a Sunday, and three working days later is a Wednesday.
  ['pending', {}, ['in_wallet fixed 13', 'in_bank expected 16']],
  [
    'late',
    { expectedOn: now - day, lateSince: now - day },
    ['in_wallet late -1', 'in_bank late payment_late'],
  ],
  [
    'late again, after a new day',
    { expectedOn: now - day, lateSince: now - 5 * day },
    ['in_wallet late -5', 'in_bank late payment_late'],
  ],
  // The new day is a Sunday, and three working days later is a Wednesday.
  [
    'late with a new day',
    { expectedOn: now + 6 * day, lateSince: now - day },
    ['in_wallet late 6', 'in_bank expected 9'],
  ],
  ['held', { state: 'on_hold' }, ['in_wallet held on_hold', 'in_bank held on_hold']],
  [
    'held until a review',
    { state: 'on_hold', reviewOn: now + 3 * day },
    ['in_wallet held 3', 'in_bank held on_hold'],
  ],
  [
    'in the wallet',
    { state: 'available', availableAt: now - day },
    ['in_wallet done -1', 'in_bank waiting_for_you 3'],
  ],
  [
    'on its way',
    {
      state: 'available',
      availableAt: now - day,
      payout: { requestedAt: now, arrivesBy: today + 3 * day, paidAt: null },
    },
    ['in_wallet done -1', 'in_bank fixed 3'],
  ],
  [
    'sent to the bank, until its day is over',
    {
      state: 'available',
      availableAt: now - 2 * day,
      payout: { requestedAt: now - day, arrivesBy: today + 2 * day, paidAt: now },
    },
    ['in_wallet done -2', 'in_bank fixed 2'],
  ],
  [
    'sent to the bank, after its day',
    {
      state: 'available',
      availableAt: now - 9 * day,
      payout: { requestedAt: now - 8 * day, arrivesBy: today - 5 * day, paidAt: now - 7 * day },
    },
    ['in_wallet done -9', 'in_bank done -5'],
  ],
] as [string, Partial<PaymentFacts>, string[]][])(
  'the dates of a payment that is %s',
  (_title, changes, dates) => {
    const application = { ...accepted, state: 'completed' as const };
    expect(list(facts({ application, payment: payment(changes) })).slice(-2)).toEqual(dates);
  },
);

test('a transfer is late when its day is over in every time zone, not at once', () => {
  const application = { ...accepted, state: 'completed' as const };
  const date = (hours: number) => {
    const payout = { requestedAt: now - 3 * day, arrivesBy: today - 2 * day, paidAt: null };
    const done = payment({ state: 'available', availableAt: now - 4 * day, payout });
    return deriveDates(
      facts({ now: today - 2 * day + hours * hour, application, payment: done }),
    ).at(-1)?.certainty;
  };
  expect([date(24), date(35), date(36)]).toEqual(['fixed', 'fixed', 'late']);
});

test.each([
  ['no payout method', { blocked: 'needs_payout_method' }, 'waiting_for_you needs_payout_method'],
  ['too little in the wallet', { balance: 500 }, 'waiting_for_you below_minimum'],
  // The next withdrawal opens on a Friday, and three working days later is the Wednesday, the ninth day.
  ['another withdrawal on its way', { opensOn: today + 4 * day }, 'waiting_for_you 9'],
] as [string, Partial<BankFacts>, string][])(
  'the date in the bank of money in the wallet, with %s',
  (_title, changes, date) => {
    const application = { ...accepted, state: 'completed' as const };
    const input = facts({
      application,
      payment: payment({ state: 'available', availableAt: now - day }),
      bank: { ...bank, ...changes },
    });
    expect(list(input).at(-1)).toBe(`in_bank ${date}`);
  },
);

test('after an application has ended, only its past dates and the payment of approved tasks remain', () => {
  const steps = [
    step('draft', 1, { status: 'approved', changedAt: now - day }),
    step('live', 9, { status: 'locked' }),
  ];
  const tasks = [{ id: 't', title: 'A video', steps }];
  const application = { ...accepted, state: 'removed' as const };
  const cancelled = payment({ state: 'cancelled', approvedAt: null });
  expect(list(facts({ application, tasks, payment: cancelled }))).toEqual([
    'apply_by done -3',
    'decision done -2',
    'draft done -1',
  ]);
  expect(list(facts({ application, tasks, payment: payment({}) })).slice(2)).toEqual([
    'draft done -1',
    'approved done -1',
    'in_wallet fixed 13',
    'in_bank expected 16',
  ]);
});

describe('the dates of a product', () => {
  const job = { ...facts().job, shipsProduct: true, paysMoney: false };
  const waiting = { application: accepted, job };

  test('come before the dates of the work, and no payment follows', () => {
    const dates = deriveDates(facts({ job }));
    expect(dates.map(({ key }) => key)).toEqual([
      'apply_by',
      'decision',
      'product_sent',
      'product_arrived',
      'draft',
      'live',
      'approved',
    ]);
    // Each date has either a day or the reason why it has none.
    expect(dates.filter(({ at, reason }) => (at === null) === (reason === null))).toEqual([]);
  });

  test('delay the work until the product arrives', () => {
    const tasks = [{ id: 't', title: 'A video', steps: [step('draft', 10, { status: 'locked' })] }];
    const find = (product: DateFacts['product']) =>
      deriveDates(facts({ ...waiting, tasks, product })).find(({ key }) => key === 'draft');
    // The user was accepted two days ago, and each day of waiting for the product delays the draft by a day.
    const onTheWay = find({ sentAt: now - day, arrivedAt: null, needsAddress: false });
    expect(onTheWay).toMatchObject({ at: now + 12 * day, certainty: 'expected', moved: null });
    expect(find(null)).toMatchObject({ at: now + 10 * day, certainty: 'fixed' });
  });
});

test.each([
  [
    'the draft is in review',
    step('draft', 5, { status: 'in_review', autoApproveAt: now + 2 * day }),
    'expected',
  ],
  ['the draft is approved', step('draft', 5, { status: 'approved' }), 'expected'],
  ['the draft is open', step('draft', 5, { status: 'open' }), 'waiting_for_you'],
])('money that depends on work is never promised by the due day of the work: %s', (...example) => {
  const [, draft, certainty] = example;
  const steps = [draft, step('live', 20, { status: 'locked' })];
  const tasks = [{ id: 't', title: 'A video', steps }];
  const ahead = getJobAhead(deriveDates(facts({ application: accepted, tasks })));
  expect(ahead).toMatchObject({ class: 'depends_on_you', certainty });
});

test.each([
  ['promised', { expectedOn: now + 6 * day }, 'certain', 'depends_on_you'],
  [
    'late with a new day',
    { expectedOn: now + 6 * day, lateSince: now },
    'expected',
    'depends_on_you',
  ],
] as const)(
  'a payment that is %s depends on the user as long as there is no payout method',
  (_title, changes, usual, withoutMethod) => {
    const application = { ...accepted, state: 'completed' as const };
    const getClass = (blocked: BankFacts['blocked']) =>
      getJobAhead(
        deriveDates(facts({ application, payment: payment(changes), bank: { ...bank, blocked } })),
      )?.class;
    expect([getClass(null), getClass('needs_payout_method')]).toEqual([usual, withoutMethod]);
    // Only we can end a check or a hold.
    expect(getClass('payout_method_unverified')).toBe(usual);
  },
);

test('the decision is as certain after the application as before', () => {
  const application = {
    ...accepted,
    state: 'applied',
    decideBy: now + 4 * day,
    decidedAt: null,
  } as const;
  const find = (input: DateFacts) => deriveDates(input).find(({ key }) => key === 'decision');
  const { at, certainty } = find(facts({ application })) ?? {};
  expect(find(facts())).toMatchObject({ at, certainty });
});

test('who accepts an invitation has not applied', () => {
  const application = { ...accepted, appliedAt: now - day, decidedAt: now - day };
  const invitation = { isOpen: false, expiresAt: now + day };
  expect(list(facts({ application, invitation }))[0]).toBe('decision done -1');
  expect(list(facts({ application: accepted, invitation }))[0]).toMatch(/^apply_by done/);
});

test('an invitation has the day of the reply, and no date that was moved', () => {
  const [reply, ...others] = deriveDates(
    facts({ invitation: { isOpen: true, expiresAt: now + day } }),
  );
  expect(reply).toMatchObject({ key: 'apply_by', at: now + day, moved: null });
  expect(others.every(({ moved }) => moved === null)).toBe(true);
});
