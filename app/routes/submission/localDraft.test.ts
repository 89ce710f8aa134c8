import { afterEach, expect, test } from 'vitest';
import { saveUserInfo } from '../../device/userInfo.ts';
import { exampleUser } from '../../testing/examples.ts';
import { findLocalDraft, openLocalDraft } from './localDraft.ts';

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

/** Opens the draft of a step as a page does that is left at once. */
async function read(task: string, step: 'draft' | 'live') {
  const { stored, close } = await openLocalDraft(task, step);
  close();
  return stored;
}

async function write(task: string) {
  const local = await openLocalDraft(task, 'draft');
  local.write(draft);
  local.close();
  return local;
}

test('a draft stays on the device until it is removed', async () => {
  const local = await write('task-1');
  expect(await read('task-1', 'draft')).toEqual(draft);
  local.remove();
  expect(await read('task-1', 'draft')).toBeNull();
});

test('a draft can be found and removed when its form is gone', async () => {
  await write('task-1');
  const found = findLocalDraft('task-1', 'draft');
  expect(found).toMatchObject(draft);
  found?.remove();
  expect(findLocalDraft('task-1', 'draft')).toBeNull();
});

test('a draft belongs to one step of one task', async () => {
  await write('task-1');
  expect(await read('task-1', 'live')).toBeNull();
  expect(await read('task-2', 'draft')).toBeNull();
});

test('the next user of the device does not see the draft', async () => {
  saveUserInfo(exampleUser({ id: 'maya' }));
  await write('task-1');
  saveUserInfo(exampleUser({ id: 'jonas' }));
  expect(await read('task-1', 'draft')).toBeNull();
  saveUserInfo(exampleUser({ id: 'maya' }));
  expect(await read('task-1', 'draft')).toEqual(draft);
});

test.each([
  '{',
  'null',
  '5',
  '{}',
  '{"work":null}',
  '{"work":{"caption":1,"links":[]}}',
  '{"work":{"caption":"x","links":"y"}}',
])('a damaged draft in storage is ignored: %s', async (stored) => {
  localStorage.setItem('draft:guest:task-3:draft', stored);
  expect(await read('task-3', 'draft')).toBeNull();
});

test('the valid parts of a damaged draft are kept', async () => {
  localStorage.setItem(
    'draft:guest:task-3:draft',
    '{"work":{"caption":"kept","links":["a",5],"metrics":null}}',
  );
  expect(await read('task-3', 'draft')).toEqual({
    work: { caption: 'kept', links: ['a', ''], media: [], notes: '', metrics: {}, checklist: {} },
    base: null,
    sent: [],
    isSaved: false,
  });
});
