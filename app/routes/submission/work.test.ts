import { describe, expect, test } from 'vitest';
import { exampleStep, exampleSubmission, exampleTask } from '../../testing/examples.ts';
import {
  findCurrentStep,
  isSameWork,
  isWritable,
  getLinkCount,
  toAutosave,
  toSubmit,
  toWork,
  type Work,
} from './work.ts';

const task = exampleTask({ quantity: 2 });
const work: Work = {
  caption: '#ad',
  links: ['https://drive.example/1'],
  notes: '',
  metrics: {},
  checklist: { hashtag: true },
};

test('one works on the first step that is not approved', () => {
  const [draft, live] = task.steps;
  expect(findCurrentStep(task)).toBe(draft);
  const later = exampleTask({
    steps: [exampleStep({ status: 'approved' }), ...task.steps.slice(1)],
  });
  expect(findCurrentStep(later)).toEqual(live);
  expect(
    findCurrentStep(exampleTask({ steps: [exampleStep({ status: 'approved' })] })),
  ).toBeUndefined();
});

test('only a step that waits for me can be written', () => {
  const statuses = (
    ['locked', 'open', 'in_review', 'changes_requested', 'approved', 'rejected', 'missed'] as const
  ).filter((status) => isWritable(exampleStep({ status })));
  expect(statuses).toEqual(['open', 'changes_requested']);
});

test('a draft has one preview link, a live step one for each post, insights none', () => {
  expect([
    getLinkCount('draft', task),
    getLinkCount('live', task),
    getLinkCount('insight', task),
  ]).toEqual([1, 2, 0]);
});

describe('the work to begin with', () => {
  test('is empty where nothing was written', () => {
    expect(toWork(null, 'live', task)).toEqual({
      caption: '',
      links: ['', ''],
      notes: '',
      metrics: {},
      checklist: {},
    });
  });

  test('is the newest version, with as many links as there are fields', () => {
    const submission = exampleSubmission({ links: ['a', 'b', 'c'], metrics: { views: 10 } });
    expect(toWork(submission, 'live', task)).toMatchObject({
      caption: '#ad First sip',
      links: ['a', 'b'],
      metrics: { views: '10' },
    });
  });

  test('keeps the ticks of a draft, not those of a version that was sent', () => {
    const checklist = { hashtag: true };
    const of = (state: 'draft' | 'changes_requested') =>
      toWork(exampleSubmission({ state, checklist }), 'draft', task).checklist;
    expect(of('draft')).toEqual(checklist);
    expect(of('changes_requested')).toEqual({});
  });
});

test('two texts are the same whatever was ticked', () => {
  expect(isSameWork(work, { ...work, checklist: {} })).toBe(true);
  expect(isSameWork(work, { ...work, notes: 'x' })).toBe(false);
  expect(isSameWork(work, { ...work, links: [] })).toBe(false);
});

describe('what is sent', () => {
  test('names the save that it was begun from, and no ticks', () => {
    expect(toAutosave(work, task, 'draft', 'then')).toEqual({
      task_id: 'task-1',
      step: 'draft',
      caption: '#ad',
      links: ['https://drive.example/1'],
      notes: '',
      media: [],
      metrics: {},
      base_saved_at: 'then',
    });
  });

  test('has the ticks and the key of this intent when it is submitted', () => {
    expect(toSubmit(work, task, 'draft', 'ref-1')).toMatchObject({
      checklist: { hashtag: true },
      client_ref: 'ref-1',
    });
  });

  test('has figures as numbers, and leaves out what is none', () => {
    const metrics = {
      views: ' 120 ',
      likes: '0',
      comments: '',
      shares: 'x',
      saves: '-1',
      other: '1e999',
    };
    expect(toAutosave({ ...work, metrics }, task, 'insight', null).metrics).toEqual({
      views: 120,
      likes: 0,
    });
  });
});
