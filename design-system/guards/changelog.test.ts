import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareApi, findSection, findUnrecorded } from './changelog.ts';

function read(path: string): string {
  return readFileSync(`design-system/${path}`, 'utf8');
}

const changelog = read('CHANGELOG.md');
const released = read('guards/api.released.txt');
const { version } = JSON.parse(read('package.json')) as { version: string };

const before = '## Button\n\n- size?: string\n- tone?: string\n\n## Card\n\n- title: string\n';

test('a renamed prop is one removed and one added prop', () => {
  expect(compareApi(before, before.replace('tone', 'colour'))).toEqual([
    { component: 'Button', removed: ['tone?: string'], added: ['colour?: string'] },
  ]);
});

test('added and removed components are changes', () => {
  const after = before.replace('## Card', '## Panel');
  expect(compareApi(before, after).map(({ component }) => component)).toEqual(['Card', 'Panel']);
});

test('a change is recorded if a line under Unreleased names the component', () => {
  const changes = compareApi(before, before.replace('tone', 'colour'));
  const named = '## Unreleased\n\n- `Button`: `tone` is now `colour`.\n\n## 0.1.0\n';
  expect(findUnrecorded(changes, named)).toEqual([]);
  expect(findUnrecorded(changes, '## Unreleased\n\n## 0.1.0\n\n- `Button`\n')).toEqual([
    'Button\n  − tone?: string\n  + colour?: string',
  ]);
});

test('the changelog has a section for the version of the package', () => {
  expect(findSection(changelog, `${version} - `)).toMatch(/^- /m);
});

test('the changelog records every API change since the last release', () => {
  const missing = findUnrecorded(compareApi(released, read('guards/api.snapshot.txt')), changelog);
  const remedy = `The API differs from ${version}. Describe the change of each of these components, by name, under Unreleased in design-system/CHANGELOG.md:\n\n${missing.join('\n')}\n`;
  expect(missing, remedy).toEqual([]);
});
