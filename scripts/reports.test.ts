import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaywright } from './reports.mjs';

test('a failed journey has the message of its error and what was on the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '# Error details\n\n```\nno\n```\n\n```yaml\n- heading "Jobs"\n```\n');
  const read = (attachments: object[]) =>
    readPlaywright({
      stats: { expected: 1, unexpected: 1 },
      suites: [
        {
          specs: [
            {
              ok: false,
              file: 'journeys/a.spec.ts',
              line: 3,
              title: 'a page opens',
              tests: [{ results: [{ error: { message: 'No button.' }, attachments }] }],
            },
          ],
        },
      ],
    });
  const { failures } = read([{ name: 'error-context', path }]);
  expect(failures).toEqual([
    {
      name: 'journeys/a.spec.ts: a page opens',
      message: 'No button.\nThe page:\n- heading "Jobs"',
      repeat: ['journeys/a.spec.ts:3'],
    },
  ]);
  expect(read([]).failures[0]?.message).toBe('No button.');
});
