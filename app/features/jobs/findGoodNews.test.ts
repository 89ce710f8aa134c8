import { expect, test } from 'vitest';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import {
  exampleApplication,
  exampleJob,
  examplePayment,
  exampleStep,
  exampleSubmission,
  exampleTask,
} from '../../testing/examples.ts';
import { findGoodNews } from './findGoodNews.ts';

const now = Date.parse('2026-03-06T08:00:00.000Z');
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const amount = { amount: 22_000, currency: 'USD' };
const step = (key: DateStep['key'], changes: Partial<DateStep>): DateStep => ({
  key,
  task: null,
  at: null,
  certainty: 'expected',
  reason: null,
  moved: null,
  offered: null,
  amount: null,
  ...changes,
});
const wallet = (changes: Partial<DateStep>) => step('in_wallet', { amount, ...changes });
const completed = exampleApplication({ state: 'completed', ended_at: at(5) });

test('an acceptance is news for a week, until work is submitted', () => {
  const job = exampleJob({ application: exampleApplication(), tasks: [exampleTask()] });
  expect(findGoodNews(job, now)).toMatchObject({ kind: 'accepted', next: { key: 'draft' } });
  expect(findGoodNews(job, Date.parse(at(11)))).toBeNull();
  const steps = [exampleStep({ status: 'in_review', submission: exampleSubmission() })];
  const submitted = { ...job, tasks: [exampleTask({ steps })] };
  expect(findGoodNews(submitted, now)).toBeNull();
});

test('creators who accepted an invitation are not told that they were accepted', () => {
  const job = exampleJob({
    application: exampleApplication(),
    tasks: [exampleTask()],
    invitation: {
      id: 'invitation-1',
      state: 'accepted',
      message: '',
      offer: null,
      sent_at: at(1),
      expires_at: at(9),
      ended_at: at(3),
    },
  });
  expect(findGoodNews(job, now)).toBeNull();
});

test('an approved step is news with the step that follows, until the brand asks for changes of another', () => {
  const approved = exampleStep({
    status: 'approved',
    submission: exampleSubmission({ reviewed_at: at(5) }),
  });
  const live = exampleStep({ key: 'live', due_at: at(25) });
  const job = exampleJob({
    application: exampleApplication(),
    tasks: [exampleTask({ steps: [approved, live] })],
  });
  expect(findGoodNews(job, now)).toMatchObject({
    kind: 'stepApproved',
    step: { key: 'draft' },
    next: { key: 'live', due_at: at(25) },
  });
  const changed = { ...live, status: 'changes_requested' as const };
  const asked = { ...job, tasks: [exampleTask({ steps: [approved, changed] })] };
  expect(findGoodNews(asked, now)).toBeNull();
});

test('approved work says until it is paid when the money is in the wallet and can be in the bank', () => {
  const dates = [
    wallet({ certainty: 'fixed', at: at(13) }),
    step('in_bank', { certainty: 'waiting_for_you', at: at(17) }),
  ];
  const job = exampleJob({ application: completed, payment: examplePayment(), dates });
  const news = { kind: 'paidSoon', amount, at: at(13), bankAt: at(17), reason: null };
  expect(findGoodNews(job, now)).toEqual(news);
  // Much later too, because the creator still waits.
  expect(findGoodNews(job, Date.parse(at(12)))).toEqual(news);
});

test('late and held money is no good news', () => {
  const dates = [wallet({ certainty: 'late', at: at(4) })];
  const job = exampleJob({ application: completed, payment: examplePayment(), dates });
  expect(findGoodNews(job, now)).toBeNull();
  const held = [wallet({ certainty: 'held' })];
  expect(findGoodNews({ ...job, dates: held }, now)).toBeNull();
});

test('money in the wallet and in the bank is news for a week', () => {
  const inWallet = [wallet({ certainty: 'done', at: at(4) }), step('in_bank', { at: at(9) })];
  const job = exampleJob({ application: completed, payment: examplePayment(), dates: inWallet });
  expect(findGoodNews(job, now)).toEqual({ kind: 'inWallet', amount, bankAt: at(9), reason: null });
  expect(findGoodNews(job, Date.parse(at(12)))).toBeNull();
  const inBank = [
    wallet({ certainty: 'done', at: at(1) }),
    step('in_bank', { certainty: 'done', at: at(5) }),
  ];
  expect(findGoodNews({ ...job, dates: inBank }, now)).toEqual({ kind: 'inBank', at: at(5) });
  expect(findGoodNews({ ...job, dates: inBank }, Date.parse(at(13)))).toBeNull();
});

test('approved work for a product is news without an amount', () => {
  const job = exampleJob({ application: completed, payment: null, dates: [] });
  expect(findGoodNews(job, now)).toEqual({ kind: 'approved' });
});
