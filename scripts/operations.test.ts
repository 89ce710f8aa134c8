import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { retentionDays } from '../contract/rules/retention.ts';
import { listConfig } from '../server/config/variables.ts';
import { retentionRules } from '../server/domain/privacy/retention.ts';

function cells(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('operations.md lists every environment variable', () => {
  const [, after = ''] = readFileSync('docs/operations.md', 'utf8').split('<!-- configuration');
  const [table = ''] = after.split('<!-- end of configuration');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cells);
  expect(rows).toEqual(
    listConfig().map(({ name, fallback, about }) => [
      `\`${name}\``,
      fallback ? `\`${fallback}\`` : 'empty',
      about,
    ]),
  );
});

test('privacy-requests.md lists how long everything is kept', () => {
  const [, after = ''] = readFileSync('docs/privacy-requests.md', 'utf8').split('<!-- retention');
  const rows = after
    .split('<!-- end of retention')[0]
    ?.split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map(cells);
  const expected = Object.entries(retentionRules).map(([name, { about, since }]) => {
    const days = retentionDays[name as keyof typeof retentionDays];
    return [about, `${days} ${days === 1 ? 'day' : 'days'}`, since];
  });
  expect(rows).toEqual(expected);
});

test.each(['README.md', 'SECURITY.md', ...globSync('docs/**/*.md')])(
  'every file that %s links to exists',
  (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https:)([^)#:]+)[^)]*\)/g)];
    const missing = links
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(path.join(path.dirname(page), link)));
    expect(missing).toEqual([]);
  },
);

test('security.md names a test for every threat', () => {
  const rows = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cells)
    .filter(([threat = '']) => !/^(Threat|-+|\*\*.*)$/.test(threat));
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(([, , tests]) => !/\.(test|spec)\.tsx?\)/.test(tests ?? ''))).toEqual([]);
});
