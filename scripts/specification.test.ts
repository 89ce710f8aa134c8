import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .map((line) => /^\| (.+?) +\| \[.+?\]\(\.\.\/(.+?)\) +\| `(.+?)` +\|$/.exec(line)?.slice(1))
  .filter((cells) => cells !== undefined) as [string, string, string][];

test('the table has all lines of the specification', () => {
  expect(lines.length).toBeGreaterThan(40);
});

test.each(lines)('%s', (_, path, sentence) => {
  expect(existsSync(path), `${path} is not there`).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(sentence);
});
