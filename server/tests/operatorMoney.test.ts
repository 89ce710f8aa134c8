import { describe, expect, test } from 'vitest';
import { day } from '../durations.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';

// Ids of payments in the demo.
const latePayment = 'payment-past-kindly-shelter-day';
const heldPayment = 'payment-past-harbour-cold-brew';
const pendingPayment = 'payment-past-hearth-lunchbox';
// One test deducts 12.50 from it before others credit it.
const creditedPayment = pendingPayment;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

describe.each(usualDatabaseKinds)('operator commands for payments and cases on %s', (kind) => {
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

  test('a bonus of the wrong amount is taken back, and a high amount is a question first', async () => {
    const readBalance = async () => {
      const [row] = await query<{ balance: number | string }>(
        `select balance from ledger_accounts where id = 'wallet:account-fresh:USD'`,
      );
      return Number(row?.balance);
    };
    const asked = await operate('credit fresh@demo.test 5000 Welcome gift');
    expect(asked.code).toBe(1);
    expect(asked.text).toContain('Is 5,000.00 USD for fresh@demo.test right? Nothing was changed.');
    expect((await operate('credit fresh@demo.test 5000 Welcome gift --yes')).code).toBe(0);
    expect(await readBalance()).toBe(500_000);
    expect((await operate('debit fresh@demo.test 4950 It was meant to be 50')).code).toBe(1);
    expect(await readBalance()).toBe(500_000);
    expect(await operate('--as Kim debit fresh@demo.test --yes 4950 Meant to be 50')).toEqual({
      code: 0,
      text: '4950 USD was taken back from fresh@demo.test.',
    });
    expect(await readBalance()).toBe(5000);
    // The staff leaves a trace, and cannot take more than was earned.
    expect((await operate('log Kim')).text).toContain('debit  fresh@demo.test  --yes  4950');
    expect((await operate('debit fresh@demo.test 50.01 Too much')).code).toBe(1);
    expect((await operate('debit nobody@demo.test 1 Who')).code).toBe(1);
    expect((await operate('audit')).code).toBe(0);
  });

  test('a wallet in another currency than that of the account is corrected, too', async () => {
    await query(
      `insert into ledger_accounts (id, account_id, currency, balance, entries, earned, may_be_negative)
       values ('wallet:account-fresh:JPY', 'account-fresh', 'JPY', 0, 0, 0, 0)`,
    );
    const readBalance = async () => {
      const [row] = await query<{ balance: number | string }>(
        `select balance from ledger_accounts where id = 'wallet:account-fresh:JPY'`,
      );
      return Number(row?.balance);
    };
    expect(await operate('credit fresh@demo.test 500 A gift --currency JPY')).toEqual({
      code: 0,
      text: 'fresh@demo.test was credited 500 JPY.',
    });
    expect(await readBalance()).toBe(500);
    expect(await operate('debit fresh@demo.test --currency JPY 450 Meant to be 50')).toEqual({
      code: 0,
      text: '450 JPY was taken back from fresh@demo.test.',
    });
    expect(await readBalance()).toBe(50);
    expect((await operate('outbox fresh@demo.test')).text).toContain('450');
    for (const [line, answer] of [
      ['debit fresh@demo.test 1 A reason --currency EUR', 'has no wallet in EUR'],
      ['credit fresh@demo.test 1 A reason --currency EUR', 'has no wallet in EUR'],
      ['debit fresh@demo.test 1 A reason --currency', 'needs the code'],
      ['debit fresh@demo.test 1 A reason --currency jpy', 'needs the code'],
      ['debit fresh@demo.test 0.5 A reason --currency JPY', '0.5'],
      ['debit fresh@demo.test 51 A reason --currency JPY', 'more than the account has earned'],
    ] as const) {
      const { code, text } = await operate(line);
      expect([line, code]).toEqual([line, 1]);
      expect(text).toContain(answer);
    }
    expect(await readBalance()).toBe(50);
    expect((await operate('audit')).code).toBe(0);
  });

  test('a credited payment is taken back in part or whole, given back, and explains itself in the wallet', async () => {
    const read = async () => {
      const [row] = await query<{ net: number; balance: number; state: string }>(
        `select net, state, balance from payments join ledger_accounts on ledger_accounts.account_id = payments.account_id
          and ledger_accounts.currency = payments.currency where payments.id = '${creditedPayment}'`,
      );
      return { net: Number(row?.net), balance: Number(row?.balance), state: row?.state };
    };
    expect((await operate(`credit ${creditedPayment}`)).code).toBe(0);
    const before = await read();
    const cancelled = await operate(`cancel ${creditedPayment} The post was removed`);
    expect(cancelled.text).toContain('This payment is available.');
    expect(cancelled.text).toContain('deduct');
    expect((await operate(`deduct ${creditedPayment} 10 The post was private`)).code).toBe(0);
    expect(await read()).toEqual({
      ...before,
      net: before.net - 1000,
      balance: before.balance - 1000,
    });
    expect((await operate(`give-back ${creditedPayment} 22.51 Too much`)).code).toBe(1);
    expect((await operate(`give-back ${creditedPayment} 10 It is public again`)).code).toBe(0);
    expect(await read()).toEqual(before);
    expect((await operate(`give-back ${creditedPayment} 12.51 Twice`)).code).toBe(1);
    expect(await operate(`deduct ${creditedPayment} all The post was removed`)).toMatchObject({
      code: 0,
    });
    expect(await read()).toMatchObject({ net: 0, balance: before.balance - before.net });
    expect((await operate(`deduct ${creditedPayment} 0.01 Again`)).code).toBe(1);
    expect((await operate('outbox approved@demo.test')).text).toContain('The post was removed');
    expect((await operate('audit')).code).toBe(0);
  });

  test('a payment that was cancelled by mistake is due again, but not one whose work was never approved', async () => {
    expect((await operate(`cancel ${heldPayment} The wrong one`)).code).toBe(0);
    const { code, text } = await operate(`reinstate ${heldPayment} It was the wrong one`);
    expect(text).toContain('is due on');
    expect(code).toBe(0);
    expect((await operate(`reinstate ${heldPayment} Again`)).code).toBe(1);
    await query(
      `update payments set state = 'cancelled', approved_at = null where id = '${heldPayment}'`,
    );
    expect((await operate(`reinstate ${heldPayment} Never worked`)).text).toContain(
      'The work was never approved',
    );
    // Not a change in the meantime: the command was never possible.
    expect((await operate(`hold ${heldPayment} other ${soon} A reason`)).text).toBe(
      'This is not possible in this state. It is now cancelled.',
    );
  });

  test('what has no way back is a question first, if it ends somebody’s application or work', async () => {
    for (const line of ['close-job wren-desk-reset', 'cancel-job wren-desk-reset No budget']) {
      const asked = await operate(line);
      expect(asked.text).toContain('End 2 applications to wren-desk-reset for good?');
      expect(asked.code).toBe(1);
    }
    expect((await operate('cancel-job --yes wren-desk-reset No budget')).code).toBe(0);
  });

  test('a check of a payout method that was wrong is corrected', async () => {
    const [method] = await query<{ id: string }>(
      `select id from payout_methods where account_id = 'account-approved'`,
    );
    const id = method?.id ?? '';
    const status = async () =>
      (await query<{ status: string }>(`select status from payout_methods where id = '${id}'`))[0]
        ?.status;
    expect(await status()).toBe('active');
    expect((await operate(`payout-rejected approved@demo.test ${id} Closed`)).code).toBe(0);
    expect((await operate(`payout-rejected approved@demo.test ${id} Closed`)).code).toBe(1);
    expect(await status()).toBe('rejected');
    expect((await operate('account approved@demo.test')).text).toContain(id);
    expect((await operate(`payout-works approved@demo.test ${id}`)).code).toBe(0);
    expect(await status()).toBe('active');
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
    // Digits of other scripts, which are easily misread, and signs that look like a point.
    for (const amount of ['１０', '９９９９９', '65．00', '٦٥', '६५', '65٫00', '𝟨𝟧', '6５.00']) {
      for (const line of [
        `decide-case D-2C9E4B70 part ${amount} Half was usable`,
        `credit approved@demo.test ${amount} A bonus --yes`,
        `debit approved@demo.test ${amount} A mistake --yes`,
        `deduct ${pendingPayment} ${amount} A mistake --yes`,
      ]) {
        const { code, text } = await operate(line);
        expect(code, line).toBe(1);
        expect(text, line).toBe(
          `“${amount}” is not an amount in USD. Write it with the digits 0 to 9, such as 12.50.`,
        );
      }
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
