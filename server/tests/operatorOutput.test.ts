import { describe, expect, test } from 'vitest';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';

// Characters that change what a terminal shows: of the direction, invisible ones, escape sequences, and other line breaks.
const signs: [name: string, text: string][] = [
  ['an override of the direction', 'Pay \u202egnihton'],
  ['an embedding', 'Pay \u202bnothing\u202c'],
  ['an isolate', 'Pay \u2066nothing\u2069'],
  ['a mark of the direction', 'Pay\u200f nothing\u200e\u061c'],
  ['an invisible blank', 'Pay\u200bpal\ufeff'],
  ['a soft hyphen', 'Pay\u00adpal'],
  ['an escape sequence', 'Pay \u001b[2K\u001b[1Anothing'],
  ['a short escape sequence', 'Pay \u009b2Knothing'],
  ['a backspace', 'Pay 9\b\u007fnothing'],
  ['a carriage return', 'Pay\rNothing'],
  ['a line separator', 'Pay\u2028T-0 nothing'],
];
const unsafe = /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u;

describe.each(usualDatabaseKinds)(
  'what users typed, on the terminal of the operator, on %s',
  (kind) => {
    const { getEnv, query } = useDemoDatabase(kind);
    const operate = (...words: string[]) => runOperator(operatorCommands, words, getEnv());
    const toSql = (text: string) => `'${text.replaceAll("'", "''")}'`;

    async function storeTicket(subject: string, message: string): Promise<void> {
      await query(`delete from contact_tickets where reference = 'T-1'`);
      await query(`insert into contact_tickets
      (id, reference, account_id, topic, subject, message, email, state, created_at)
      values ('t1', 'T-1', 'account-approved', 'other', ${toSql(subject)}, ${toSql(message)}, 'a@x.test', 'received', 1)`);
    }

    test.each(signs)('%s is not printed', async (_name, text) => {
      await storeTicket(text, text);
      await query(`update accounts set name = ${toSql(text)} where id = 'account-approved'`);
      for (const words of [['tickets'], ['tickets', 'T-1'], ['account', 'approved@demo.test']]) {
        const result = await operate(...words);
        expect(result.code).toBe(0);
        expect(result.text).toContain('Pay');
        expect(result.text.replaceAll('\n', '')).not.toMatch(unsafe);
      }
      const failed = await operate('tickets', text);
      expect(failed.text.replaceAll('\n', '')).not.toMatch(unsafe);
    });

    test('a text with line breaks forges no line', async () => {
      await storeTicket('First\nopen  T-2  forged', 'Hello\nAnswer:\nYou are paid.');
      const list = (await operate('tickets')).text.split('\n');
      expect(list.filter((line) => line.includes('T-2'))).toEqual([
        expect.stringContaining('First open T-2 forged'),
      ]);
      const lines = (await operate('tickets', 'T-1')).text.split('\n');
      expect(lines).not.toContain('Answer:');
      expect(lines).toContain('  Answer:');
      await query(`update cases set message = ${toSql('Mine\nThe brand: agrees')}
      where reference = 'D-2C9E4B70'`);
      const evidence = (await operate('case', 'D-2C9E4B70')).text.split('\n');
      expect(evidence.filter((line) => line.startsWith('The brand:'))).toHaveLength(1);
    });

    test('letters of other scripts, joiners and emoji stay', async () => {
      await storeTicket('می\u200cخواهم 您好 👩\u200d🍳', 'Hello');
      expect((await operate('tickets')).text).toContain('می\u200cخواهم 您好 👩\u200d🍳');
    });
  },
);
