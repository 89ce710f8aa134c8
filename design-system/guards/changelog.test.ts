import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesBetween, sectionOf, unrecorded } from './changelog.ts';

function read(path: string): string {
  return readFileSync(`design-system/${path}`, 'utf8');
}

const changelog = read('CHANGELOG.md');
const released = read('guards/api.released.txt');
const { version } = JSON.parse(read('package.json')) as { version: string };

const before = '## Button\n\n- size?: string\n- tone?: string\n\n## Card\n\n- title: string\n';

test('a renamed prop is one that has gone and one that has come', () => {
  expect(changesBetween(before, before.replace('tone', 'colour'))).toEqual([
    { component: 'Button', gone: ['tone?: string'], come: ['colour?: string'] },
  ]);
});

test('components that come and go are changes too', () => {
  const after = before.replace('## Card', '## Panel');
  expect(changesBetween(before, after).map(({ component }) => component)).toEqual([
    'Card',
    'Panel',
  ]);
});

test('a change counts as recorded when a line under Unreleased names the component', () => {
  const changes = changesBetween(before, before.replace('tone', 'colour'));
  const named = '## Unreleased\n\n- `Button`: `tone` is now `colour`.\n\n## 0.1.0\n';
  expect(unrecorded(changes, named)).toEqual([]);
  expect(unrecorded(changes, '## Unreleased\n\n## 0.1.0\n\n- `Button`\n')).toEqual([
    'Button\n  − tone?: string\n  + colour?: string',
  ]);
});

test('the changelog has the version of the package', () => {
  expect(sectionOf(changelog, `${version} - `)).toMatch(/^- /m);
});

test('what changed in the API since the last release stands in the changelog', () => {
  const missing = unrecorded(changesBetween(released, read('guards/api.snapshot.txt')), changelog);
  const remedy = `The API is not that of ${version} any more. In design-system/CHANGELOG.md, under Unreleased, say what changed for each of these, by its name:\n\n${missing.join('\n')}\n`;
  expect(missing, remedy).toEqual([]);
});
