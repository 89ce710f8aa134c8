import { describe, expect, test } from 'vitest';
import type { ApplicationState, PaymentState, StepStatus } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import {
  exampleApplication,
  exampleJob,
  examplePayment,
  exampleStep,
  exampleSubmission,
  exampleTask,
} from '../../testing/examples.ts';
import { getTimelineEvents, type TimelineEvent } from './timelineEvents.ts';

const summarize = (events: TimelineEvent[]) => events.map(({ kind }) => kind);

/** Returns the events after the first three of accepted work: applied, viewed and accepted. */
const getEventsOfWork = (job: JobDetail) => getTimelineEvents(job).slice(3);

test('without an application, the timeline is empty', () => {
  expect(getTimelineEvents(exampleJob())).toEqual([]);
});

describe('the timeline of an application', () => {
  const seen = '2026-03-02T08:00:00.000Z';
  const expected: Record<ApplicationState, [viewed: string | null, events: string[]]> = {
    applied: [null, ['applied']],
    viewed: [seen, ['applied', 'viewed']],
    accepted: [seen, ['applied', 'viewed', 'decision']],
    completed: [seen, ['applied', 'viewed', 'decision']],
    declined: [seen, ['applied', 'viewed', 'ended']],
    withdrawn: [null, ['applied', 'ended']],
    expired: [null, ['applied', 'ended']],
    dropped: [seen, ['applied', 'viewed', 'decision', 'ended']],
    removed: [seen, ['applied', 'viewed', 'decision', 'ended']],
  };
  test.each(Object.entries(expected))(
    'in the state %s has its events',
    (state, [viewed, events]) => {
      const application = exampleApplication({
        state: state as ApplicationState,
        viewed_at: viewed,
      });
      expect(summarize(getTimelineEvents(exampleJob({ application, tasks: [] })))).toEqual(events);
    },
  );

  test('has the date of the decision', () => {
    const application = exampleApplication({ state: 'accepted' });
    expect(getTimelineEvents(exampleJob({ application, tasks: [] })).at(-1)?.at).toBe(
      '2026-03-03T08:00:00.000Z',
    );
  });

  test('ends when it ended, not when it was accepted', () => {
    const application = exampleApplication({
      state: 'removed',
      ended_at: '2026-03-20T08:00:00.000Z',
    });
    const events = getTimelineEvents(exampleJob({ application, tasks: [] }));
    expect(events.find(({ kind }) => kind === 'decision')?.at).toBe('2026-03-03T08:00:00.000Z');
    expect(events.find(({ kind }) => kind === 'ended')?.at).toBe('2026-03-20T08:00:00.000Z');
  });

  test('has the reason why it ended', () => {
    const application = exampleApplication({
      state: 'declined',
      reason: { code: 'other', text: 'Too far from the sea' },
    });
    expect(getTimelineEvents(exampleJob({ application })).at(-1)).toMatchObject({
      outcome: 'declined',
      detail: 'Too far from the sea',
    });
  });
});

describe('the timeline of a step', () => {
  const expected: Record<StepStatus, string[]> = {
    locked: [],
    open: [],
    changes_requested: [],
    in_review: [],
    missed: ['missed'],
    approved: [],
    rejected: [],
  };
  test.each(Object.entries(expected))('with the status %s has its events', (status, events) => {
    const step = exampleStep({ status: status as StepStatus });
    const job = exampleJob({
      application: exampleApplication(),
      tasks: [exampleTask({ steps: [step] })],
    });
    expect(summarize(getEventsOfWork(job))).toEqual(events);
  });

  test('lists submitted versions with their reviews', () => {
    const feedback = [{ at: '', by: 'Solstice', text: 'Closer, please.', kind: 'edit' as const }];
    const job = exampleJob({
      application: exampleApplication(),
      tasks: [exampleTask({ steps: [exampleStep({ status: 'in_review' })] })],
      submissions: [
        exampleSubmission({ state: 'changes_requested', feedback }),
        exampleSubmission({ id: 'version-2', version: 2 }),
      ],
    });
    const events = getEventsOfWork(job);
    expect(summarize(events)).toEqual(['sent', 'reviewed', 'sent']);
    expect(events.map(({ version }) => version)).toEqual([1, undefined, 2]);
    expect(events[1]).toMatchObject({ outcome: 'changes_requested', detail: 'Closer, please.' });
  });

  test('leaves out drafts that were not submitted', () => {
    const job = exampleJob({
      application: exampleApplication(),
      submissions: [exampleSubmission({ state: 'draft', submitted_at: null })],
    });
    expect(summarize(getTimelineEvents(job))).not.toContain('sent');
  });

  test('names the task only if there are several', () => {
    const application = exampleApplication();
    const missed = [exampleStep({ status: 'missed' })];
    const task = exampleTask({ steps: missed });
    const eventsOfOneTask = getTimelineEvents(exampleJob({ application, tasks: [task] }));
    expect(eventsOfOneTask.at(-1)?.task).toBeNull();
    const tasks = [task, exampleTask({ id: 'task-2', title: 'A photo', steps: missed })];
    const names = getTimelineEvents(exampleJob({ application, tasks })).map(({ task }) => task);
    expect(new Set(names)).toEqual(new Set([undefined, 'A video of the first sip', 'A photo']));
  });

  test.each(['dropped', 'removed'] as const)(
    'ends with the event %s and lists nothing as due',
    (state) => {
      const job = exampleJob({
        application: exampleApplication({ state, decided_at: '2026-03-15T08:00:00.000Z' }),
        submissions: [exampleSubmission({ state: 'changes_requested' })],
        payment: examplePayment({ state: 'cancelled' }),
      });
      expect(summarize(getTimelineEvents(job))).toEqual([
        'applied',
        'viewed',
        'decision',
        'sent',
        'reviewed',
        'ended',
        'cancelled',
      ]);
    },
  );
});

describe('the timeline of a payment', () => {
  const expected: Record<PaymentState, string[]> = {
    estimated: [],
    pending: [],
    on_hold: ['onHold'],
    available: ['available'],
    cancelled: ['cancelled'],
  };
  test.each(Object.entries(expected))('in the state %s has its events', (state, events) => {
    const payment = examplePayment({
      state: state as PaymentState,
      approved_at: state === 'estimated' ? null : '2026-03-26T08:00:00.000Z',
    });
    const job = exampleJob({ application: exampleApplication(), tasks: [], payment });
    expect(summarize(getEventsOfWork(job))).toEqual(events);
  });

  test('has the reasons for a hold and for a moved date', () => {
    const payment = examplePayment({
      state: 'on_hold',
      approved_at: '2026-03-26T08:00:00.000Z',
      expected_moved: { from: '2026-04-01T08:00:00.000Z', reason: 'Bank holiday' },
      reason: 'The post is gone',
    });
    const job = exampleJob({ application: exampleApplication(), tasks: [], payment });
    const details = getEventsOfWork(job).map(({ detail }) => detail);
    expect(details).toEqual(['Bank holiday', 'The post is gone']);
  });

  test.each([
    ['requested', ['withdrawn']],
    ['processing', ['withdrawn']],
    ['paid', ['withdrawn', 'paid']],
  ] as const)('ends in the bank, with a withdrawal that is %s', (state, last) => {
    const job = exampleJob({
      application: exampleApplication(),
      tasks: [],
      payment: examplePayment({ state: 'available', approved_at: '2026-03-26T08:00:00.000Z' }),
      payout: {
        withdrawal_id: 'withdrawal-1',
        reference: 'W-1',
        state,
        requested_at: '2026-05-04T08:00:00.000Z',
        arrives_by: '2026-05-09T00:00:00.000Z',
        paid_at: state === 'paid' ? '2026-05-08T08:00:00.000Z' : null,
      },
    });
    const [available, ...events] = getEventsOfWork(job);
    expect(available?.kind).toBe('available');
    expect(summarize(events)).toEqual(last);
    expect(events[0]).toMatchObject({ at: '2026-05-04T08:00:00.000Z', detail: 'W-1' });
    expect(events[1]?.at).toBe(state === 'paid' ? '2026-05-08T08:00:00.000Z' : undefined);
  });

  test('with an amount of 0 ends in the wallet, without a withdrawal', () => {
    const nothing = { amount: 0, currency: 'USD' };
    const payment = examplePayment({ state: 'available', gross: nothing, net: nothing });
    const job = exampleJob({ application: exampleApplication(), tasks: [], payment });
    expect(summarize(getTimelineEvents(job)).at(-1)).toBe('available');
  });
});

test('an objection has the day on which it was sent, and once it is decided, the outcome with its reasons', () => {
  const objection = {
    reference: 'D-1',
    about: 'removal' as const,
    state: 'open' as const,
    opened_at: '2026-03-21T08:00:00.000Z',
    due_by: '2026-04-04T08:00:00.000Z',
    heard_at: null,
    decided_at: null,
    outcome: null,
    text: null,
    amount: null,
    message: 'I did all of it.',
  };
  const application = exampleApplication({ state: 'removed' });
  const open = getTimelineEvents(exampleJob({ application, case: objection }));
  expect(open.at(-1)).toMatchObject({
    kind: 'objected',
    at: '2026-03-21T08:00:00.000Z',
    detail: 'I did all of it.',
  });
  const decided = { ...objection, decided_at: '2026-03-25T08:00:00.000Z', text: 'Half of it.' };
  const events = getTimelineEvents(
    exampleJob({ application, case: { ...decided, state: 'decided', outcome: 'part' } }),
  );
  expect(summarize(events).slice(-2)).toEqual(['objected', 'objectionDecided']);
  expect(events.at(-1)).toMatchObject({ outcome: 'part', detail: 'Half of it.' });
});

test('every event has a unique id', () => {
  const job = exampleJob({
    application: exampleApplication(),
    tasks: [exampleTask(), exampleTask({ id: 'task-2' })],
    submissions: [exampleSubmission({ state: 'approved' })],
    payment: examplePayment(),
  });
  const ids = getTimelineEvents(job).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('an objection', () => {
  const objection = {
    reference: 'C-1',
    about: 'removal',
    state: 'open',
    opened_at: '2026-03-21T08:00:00.000Z',
    due_by: '2026-03-31T08:00:00.000Z',
    heard_at: null,
    decided_at: null,
    outcome: null,
    text: null,
    amount: null,
    message: 'I sent it in time.',
  } as const;
  const application = exampleApplication({
    state: 'removed',
    ended_at: '2026-03-20T08:00:00.000Z',
  });

  test('is behind the end of the work', () => {
    const events = getTimelineEvents(exampleJob({ application, tasks: [], case: objection }));
    expect(summarize(events).slice(-2)).toEqual(['ended', 'objected']);
    expect(events.at(-1)).toMatchObject({ at: objection.opened_at });
  });

  test('has its answer and its decision', () => {
    const decided = {
      ...objection,
      state: 'closed',
      heard_at: '2026-03-23T08:00:00.000Z',
      decided_at: '2026-03-25T08:00:00.000Z',
      outcome: 'paid',
      text: 'It was in time.',
    } as const;
    const events = getTimelineEvents(exampleJob({ application, tasks: [], case: decided }));
    expect(summarize(events).slice(-3)).toEqual(['objected', 'objectionHeard', 'objectionDecided']);
    expect(events.at(-1)).toMatchObject({ at: decided.decided_at, outcome: 'paid' });
  });
});
