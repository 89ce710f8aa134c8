import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listConfig } from '../server/config/variables.ts';

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
