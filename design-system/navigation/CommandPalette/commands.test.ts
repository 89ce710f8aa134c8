import { expect, test } from 'vitest';
import { matchCommands } from './commands.ts';

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'jobs', label: 'Jobs', href: '/jobs', aliases: ['work'] },
      { id: 'cafe', label: 'Café Ölwerk', href: '/jobs/1' },
      { id: 'wallet', label: 'المحفظة', href: '/wallet' },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [{ id: 'dark', label: 'Dark theme', onAction: () => undefined }],
  },
];

test.each([
  ['', ['jobs', 'cafe', 'wallet', 'dark']],
  ['   ', ['jobs', 'cafe', 'wallet', 'dark']],
  ['JOB', ['jobs']],
  ['work', ['jobs']],
  ['cafe OL', ['cafe']],
  ['theme dark', ['dark']],
  // A vowel mark, and another form of the last letter.
  ['المَحفظة', ['wallet']],
  ['المحفظه', ['wallet']],
  // Typographic quotes, and full-width letters.
  ['“café”', ['cafe']],
  ['ｊｏｂ', ['jobs']],
  ['nothing', []],
])('"%s" finds %j', (text, ids) => {
  const commandIds = matchCommands(groups, text).flatMap(({ items }) => items.map(({ id }) => id));
  expect(commandIds).toEqual(ids);
});

test('groups in which nothing is found are left out', () => {
  expect(matchCommands(groups, 'dark').map(({ id }) => id)).toEqual(['actions']);
});
