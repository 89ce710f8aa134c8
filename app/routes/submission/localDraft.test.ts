import { afterEach, expect, test } from 'vitest';
import { saveUserInfo } from '../../session/userInfo.ts';
import { exampleUser } from '../../testing/examples.ts';
import { localDraft } from './localDraft.ts';

const draft = {
  work: {
    caption: 'Six',
    links: ['a'],
    notes: 'n',
    metrics: { views: '1' },
    checklist: { x: true },
  },
  base: '2026-03-01T08:00:00.000Z',
  isSaved: false,
};

afterEach(() => localStorage.clear());

test('is kept on the device until it is forgotten', () => {
  localDraft('task-1', 'draft').write(draft);
  expect(localDraft('task-1', 'draft').read()).toEqual(draft);
  localDraft('task-1', 'draft').forget();
  expect(localDraft('task-1', 'draft').read()).toBeNull();
});

test('belongs to one step of one task', () => {
  localDraft('task-1', 'draft').write(draft);
  expect(localDraft('task-1', 'live').read()).toBeNull();
  expect(localDraft('task-2', 'draft').read()).toBeNull();
});

test('belongs to its writer: the next person on this device does not find it', () => {
  saveUserInfo(exampleUser({ id: 'maya' }));
  localDraft('task-1', 'draft').write(draft);
  saveUserInfo(exampleUser({ id: 'jonas' }));
  expect(localDraft('task-1', 'draft').read()).toBeNull();
  saveUserInfo(exampleUser({ id: 'maya' }));
  expect(localDraft('task-1', 'draft').read()).toEqual(draft);
});

test.each([
  '{',
  'null',
  '5',
  '{}',
  '{"work":null}',
  '{"work":{"caption":1,"links":[]}}',
  '{"work":{"caption":"x","links":"y"}}',
])('damaged storage (%s) is as good as none', (stored) => {
  localStorage.setItem('draft:guest:task-1:draft', stored);
  expect(localDraft('task-1', 'draft').read()).toBeNull();
});

test('what is missing of a damaged draft is empty, and what was written stays', () => {
  localStorage.setItem(
    'draft:guest:task-1:draft',
    '{"work":{"caption":"kept","links":["a",5],"metrics":null}}',
  );
  expect(localDraft('task-1', 'draft').read()).toEqual({
    work: { caption: 'kept', links: ['a', ''], notes: '', metrics: {}, checklist: {} },
    base: null,
    isSaved: false,
  });
});
