import { describe, expect, test } from 'vitest';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { databaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';

describe.each(databaseKinds)('the operator on %s', (kind) => {
  const { getEnv } = useDemoDatabase(kind);
  const changing = ['migrate', 'rotate-keys'];
  const lists = Object.entries(operatorCommands)
    .filter(([name, { minArgs }]) => minArgs === 0 && !changing.includes(name))
    .map(([name]) => name);

  test('every list is shown', async () => {
    expect(lists.length).toBeGreaterThan(10);
    for (const line of [
      ...lists,
      'account approved@demo.test',
      'cases all',
      'connections account-approved',
      'log approved',
      'outbox approved@demo.test',
      'withdrawals returned',
    ]) {
      const { code, text } = await runOperator(operatorCommands, line.split(' '), getEnv());
      expect([line, code], text).toEqual([line, 0]);
    }
  });
});
