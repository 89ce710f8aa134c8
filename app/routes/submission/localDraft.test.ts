import { afterEach, expect, test } from 'vitest';
import { saveUserInfo } from '../../device/userInfo.ts';
import { exampleUser } from '../../testing/examples.ts';
import { getLocalDraft } from './localDraft.ts';

const draft = {
  work: {
    caption: 'Six',
    links: ['a'],
    media: [{ url: '/media/attachment/1.webp', name: 'cup.webp', alt: 'A cup' }],
    notes: 'n',
    metrics: { views: '1' },
    checklist: { x: true },
  },
  base: '2026-03-01T08:00:00.000Z',
  sent: [{ caption: 'Si', links: ['a'], media: [], notes: '', metrics: {}, checklist: {} }],
  isSaved: false,
};

afterEach(() => localStorage.clear());

test('a draft stays on the device until it is cleared', () => {
  getLocalDraft('task-1', 'draft').write(draft);
  expect(getLocalDraft('task-1', 'draft').read()).toEqual(draft);
  getLocalDraft('task-1', 'draft').clear();
  expect(getLocalDraft('task-1', 'draft').read()).toBeNull();
});

test('a draft belongs to one step of one task', () => {
  getLocalDraft('task-1', 'draft').write(draft);
  expect(getLocalDraft('task-1', 'live').read()).toBeNull();
  expect(getLocalDraft('task-2', 'draft').read()).toBeNull();
});

test('the next user of the device does not see the draft', () => {
  saveUserInfo(exampleUser({ id: 'maya' }));
  getLocalDraft('task-1', 'draft').write(draft);
  saveUserInfo(exampleUser({ id: 'jonas' }));
  expect(getLocalDraft('task-1', 'draft').read()).toBeNull();
  saveUserInfo(exampleUser({ id: 'maya' }));
  expect(getLocalDraft('task-1', 'draft').read()).toEqual(draft);
});

test.each([
  '{',
  'null',
  '5',
  '{}',
  '{"work":null}',
  '{"work":{"caption":1,"links":[]}}',
  '{"work":{"caption":"x","links":"y"}}',
])('a damaged draft in storage is ignored: %s', (stored) => {
  localStorage.setItem('draft:guest:task-3:draft', stored);
  expect(getLocalDraft('task-3', 'draft').read()).toBeNull();
});

test('the valid parts of a damaged draft are kept', () => {
  localStorage.setItem(
    'draft:guest:task-3:draft',
    '{"work":{"caption":"kept","links":["a",5],"metrics":null}}',
  );
  expect(getLocalDraft('task-3', 'draft').read()).toEqual({
    work: { caption: 'kept', links: ['a', ''], media: [], notes: '', metrics: {}, checklist: {} },
    base: null,
    sent: [],
    isSaved: false,
  });
});
