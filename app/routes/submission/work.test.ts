import { describe, expect, test } from 'vitest';
import { exampleStep, exampleSubmission, exampleTask } from '../../testing/examples.ts';
import {
  addUpload,
  findCurrentStep,
  getLinkCount,
  getUploaded,
  isSameWork,
  toAutosave,
  toSubmit,
  toWork,
  type Work,
} from './work.ts';
import { isWritable } from '../../features/jobs/steps.ts';

// A task with two posts.
const task = exampleTask({ quantity: 2 });
const work: Work = {
  caption: '#ad',
  links: ['https://drive.example/1'],
  media: [],
  notes: '',
  metrics: {},
  checklist: { hashtag: true },
};

test('the current step is the first that is not approved', () => {
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

test('two works are equal if the server stores them equally', () => {
  const typed = { ...work, caption: ' Cafe\u0301 \n' };
  expect(isSameWork(typed, { ...work, caption: 'Caf\u00e9' })).toBe(true);
  expect(isSameWork(typed, { ...work, caption: 'Cafe' })).toBe(false);
});

test('a picture that is being sent equals the stored picture of the same name', () => {
  const cup = { url: '/media/attachment/cup.webp', name: 'cup.webp', alt: '' };
  const before = { ...work, media: [{ ...cup, url: '/media/attachment/first.webp' }] };
  const upload = { name: 'cup.webp', type: 'image/png', data: 'data:,' };
  const sent = addUpload(before, upload, 'picture-1');
  const saved = { ...work, media: [...before.media, cup] };
  expect(isSameWork(sent, saved)).toBe(true);
  expect(getUploaded(sent, saved)).toEqual([{ ...cup, chosenAs: 'picture-1' }]);
  expect(isSameWork(sent, { ...saved, media: [...before.media, { ...cup, name: 'b.webp' }] })).toBe(
    false,
  );
  expect(isSameWork(saved, { ...saved, media: [cup, cup] })).toBe(false);
  expect(toAutosave(before, task, 'draft', null, upload).media).toEqual([
    { url: '/media/attachment/first.webp', alt: '' },
    upload,
  ]);
});

test('only open steps and those with requested changes are editable', () => {
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

describe('the work that toWork returns', () => {
  test('is empty without a version', () => {
    expect(toWork(null, 'live', task)).toEqual({
      caption: '',
      links: ['', ''],
      media: [],
      notes: '',
      metrics: {},
      checklist: {},
    });
  });

  test('has the latest version, with as many links as fields', () => {
    const submission = exampleSubmission({ links: ['a', 'b', 'c'], metrics: { views: 10 } });
    expect(toWork(submission, 'live', task)).toMatchObject({
      caption: '#ad First sip',
      links: ['a', 'b'],
      metrics: { views: '10' },
    });
  });

  test('keeps the checklist of a draft, not of a submitted version', () => {
    const checklist = { hashtag: true };
    const getChecklist = (state: 'draft' | 'changes_requested') =>
      toWork(exampleSubmission({ state, checklist }), 'draft', task).checklist;
    expect(getChecklist('draft')).toEqual(checklist);
    expect(getChecklist('changes_requested')).toEqual({});
  });
});

test('two works are equal even if their checklists differ', () => {
  expect(isSameWork(work, { ...work, checklist: {} })).toBe(true);
  expect(isSameWork(work, { ...work, notes: 'x' })).toBe(false);
  expect(isSameWork(work, { ...work, links: [] })).toBe(false);
});

describe('request bodies', () => {
  test('an autosave has the version it is based on, and no checklist', () => {
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

  test('a submission has the checklist and the idempotency key', () => {
    expect(toSubmit(work, task, 'draft', 'ref-1')).toMatchObject({
      checklist: { hashtag: true },
      client_ref: 'ref-1',
    });
  });

  test('have metrics as numbers, without invalid ones', () => {
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
