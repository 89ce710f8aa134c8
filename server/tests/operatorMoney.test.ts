import { describe, expect, test } from 'vitest';
import { day } from '../durations.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { databaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';

// Ids of payments in the demo.
const latePayment = 'payment-past-kindly-shelter-day';
const heldPayment = 'payment-past-harbour-cold-brew';
const pendingPayment = 'payment-past-hearth-lunchbox';
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

describe.each(databaseKinds)('operator commands for payments and cases on %s', (kind) => {
  const { getEnv, query } = useDemoDatabase(kind);
  const operate = (line: string) => runOperator(operatorCommands, line.split(' '), getEnv());
  const soon = toDay(Date.now() + 5 * day);

  test('the list of promises has overdue promises first', async () => {
    const { text } = await operate('promises');
    const lines = text.split('\n');
    expect(lines.find((line) => line.includes(latePayment))).toMatch(
      /^open {2}\S+ {2}late {2}asking_brand {2}since .* answer by .* 200\.00 USD {2}Kindly Pets {2}approved@demo.test$/,
    );
    expect(lines.find((line) => line.includes(heldPayment))).toMatch(
      /held {2}checking_work .* review by/,
    );
    await query(`update payments set review_on = 1 where id = '${heldPayment}'`);
    const [first] = (await operate('promises')).text.split('\n');
    expect(first).toContain(`OVERDUE  ${heldPayment}`);
  });

  test('a payment is explained or held only with a known code, a reason and a future day', async () => {
    for (const line of [
      `late ${latePayment} lazy --until ${soon} The brand is lazy`,
      `late ${latePayment} toString ${soon} The brand is lazy`,
      `late ${latePayment} bank_delay --until 2026-02-30 A holiday`,
      `late ${latePayment} bank_delay --until 2020-01-01 A holiday`,
      `late ${latePayment} bank_delay --until`,
      `late ${latePayment} bank_delay --until ${soon}`,
      `late ${pendingPayment} bank_delay A holiday`,
      `late nothing bank_delay A holiday`,
      `hold ${pendingPayment} bored ${soon} A reason`,
      `hold ${pendingPayment} other tomorrow A reason`,
      `hold ${pendingPayment} other 2020-01-01 A reason`,
      `review-hold ${pendingPayment} other ${soon} A reason`,
    ]) {
      const { code, text } = await operate(line);
      expect(code, line).not.toBe(0);
      expect(text, line).not.toMatch(/\[object|undefined|TypeError/);
    }
    const { code, text } = await operate(
      `late ${latePayment} bank_delay --until ${soon} A holiday abroad`,
    );
    // The end of the day in Singapore, where the publisher is.
    expect(text).toContain(`now has the date ${soon}T15:59:59.999Z`);
    expect(code).toBe(0);
    expect((await operate('log bank_delay')).text).toContain(`late  ${latePayment}  bank_delay`);
    expect((await operate('promises')).text).toContain(`new date ${soon}T15:59:59.999Z`);
  });

  test('the operator holds a payment, reviews the hold, deducts and releases', async () => {
    expect(
      (await operate(`hold ${pendingPayment} post_missing ${soon} We cannot see it`)).code,
    ).toBe(0);
    expect((await operate(`hold ${pendingPayment} other ${soon} Again`)).code).toBe(1);
    expect((await operate(`review-hold ${pendingPayment} other ${soon} Still not`)).code).toBe(0);
    expect((await operate(`deduct ${pendingPayment} 1000000 Too much`)).code).toBe(1);
    expect((await operate(`deduct ${pendingPayment} 12.50 Posted late`)).code).toBe(0);
    expect((await operate(`release ${pendingPayment}`)).code).toBe(0);
    const [row] = await query<{ net: number; gross: number }>(
      `select state, net, gross, review_on from payments where id = '${pendingPayment}'`,
    );
    expect(row).toMatchObject({ state: 'pending', review_on: null });
    expect(Number(row?.net)).toBe(Number(row?.gross) - 1250);
  });

  test('the operator shows an objection with its evidence, hears the brand, and decides once', async () => {
    expect((await operate('cases')).text).toMatch(/^D-2C9E4B70 {2}open {2}rejection/);
    expect((await operate('cases all')).text).toContain('D-8F3A11C2  decided  part');
    const caseText = (await operate('case d-2c9e4b70')).text;
    for (const part of [
      'application removed: The light is not what we had in mind.',
      'The publisher: Every point of both comments',
      'The brand: not heard yet',
      'Versions: 3',
      'draft 3, rejected',
      'https://drive.example/take-2',
      'Staff of the brand: Closer, but the second lamp',
    ]) {
      expect(caseText).toContain(part);
    }
    expect((await operate('case D-NOTHING')).code).toBe(1);
    expect((await operate('case-heard D-2C9E4B70 It was too dark.')).code).toBe(0);
    expect((await operate('case-heard D-2C9E4B70 Again')).code).toBe(1);
    // An unknown outcome, the whole amount as a part, no amount, and no reason.
    for (const line of ['maybe A reason', 'part 130.00 A reason', 'part x A reason', 'paid  ']) {
      expect((await operate(`decide-case D-2C9E4B70 ${line}`)).code, line).not.toBe(0);
    }
    const decided = await operate('decide-case D-2C9E4B70 part 65.00 Half was usable');
    expect(decided).toEqual({ code: 0, text: 'D-2C9E4B70 is decided: part, 6500 minor units.' });
    expect((await operate('decide-case D-2C9E4B70 paid All of it')).code).toBe(1);
    expect((await operate('case D-2C9E4B70')).text).toContain('part (65.00 USD). Half was usable');
    expect((await operate('account disputes@demo.test')).text).toContain('D-2C9E4B70  part');
    expect((await operate('audit')).code).toBe(0);
  });

  test('the operator answers a message once, by email', async () => {
    await query(
      `insert into contact_tickets (id, account_id, reference, state, topic, subject, message, email, created_at)
       values ('ticket-1', 'account-approved', 'C-0000AAAA', 'received', 'other', 'A question', 'How?', 'me@b.test', 1)`,
    );
    expect((await operate('tickets')).text).toContain('open  C-0000AAAA');
    expect((await operate('tickets C-0000AAAA')).text).toContain('How?');
    expect((await operate('answer C-0000AAAA Like this.')).code).toBe(0);
    expect((await operate('answer C-0000AAAA Twice')).code).toBe(1);
    expect((await operate('outbox me@b.test')).text).toContain('Like this.');
    expect((await operate('tickets')).text).not.toContain('C-0000AAAA');
  });
});
