import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { databaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';

describe.each(databaseKinds)('requests about data on %s', (kind) => {
  const { dir, getEnv } = useDemoDatabase(kind);
  const operate = (...args: string[]) => runOperator(operatorCommands, args, getEnv());

  test('writes the data of a person into a folder that only its owner can read', async () => {
    const folder = path.join(dir, 'maya');
    expect(await operate('export', 'approved@demo.test', folder)).toMatchObject({ code: 0 });
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(path.join(folder, 'data.json')).mode & 0o077).toBe(0);
    const data = JSON.parse(readFileSync(path.join(folder, 'data.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({ format: 'byline-export', version: 1 });
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('### withdrawals');
    expect(readdirSync(folder)).toContain('data.json');
  });

  test('does not write into an existing folder, nor for an unknown address', async () => {
    expect((await operate('export', 'approved@demo.test', dir)).text).toContain('exists already');
    const unknown = path.join(dir, 'nobody');
    expect(await operate('export', 'nobody@demo.test', unknown)).toMatchObject({ code: 1 });
    expect(readdirSync(dir)).not.toContain('nobody');
    expect((await operate('export', 'approved@demo.test')).code).toBe(2);
  });
});
