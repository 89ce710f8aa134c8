import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { minute } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { withdrawalCommands } from '../../operator/withdrawals.ts';
import { lastMail } from '../../testing/readCodes.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { requestDirectly } from '../../testing/withdrawals.ts';
import { advanceWithdrawal } from './advanceWithdrawal.ts';
import { applyBankReport, parseCsvReport, parsePain002, type BankResult } from './bankReport.ts';
import { describeReason, toWithdrawal } from './listWithdrawals.ts';

const english = getLanguage('en');
/** The sentence that users read if the bank's reason is not for them. */
const unexplained = english.translate('bankReason.MS03');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Writes a pain.002 report about the withdrawal W-1. */
const toPain002 = (status: string, code: string, text = '') =>
  `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>B-NONE</OrgnlMsgId></OrgnlGrpInfAndSts>
  <OrgnlPmtInfAndSts><PmtInfSts>${status}</PmtInfSts><TxInfAndSts>
  <OrgnlEndToEndId>W-1</OrgnlEndToEndId><TxSts>${status}</TxSts>
  <StsRsnInf>${code && `<Rsn><Cd>${code}</Cd></Rsn>`}${text && `<AddtlInf>${text}</AddtlInf>`}</StsRsnInf>
  </TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

/** Sends a withdrawal to the bank and returns it after the bank has failed it. */
async function failWith(result: Omit<BankResult, 'reference' | 'action'>) {
  const { services } = server;
  const { reference } = await requestDirectly(services, 'account-approved', { amount: 5000 });
  // Makes the email about the failure the newest.
  services.clock.advance(minute);
  await inTransaction(services.db, (tx) =>
    advanceWithdrawal(tx, services, reference, { action: 'process', actor: 'staff' }),
  );
  const report = await applyBankReport(services, [{ ...result, reference, action: 'fail' }]);
  expect(report.changed).toEqual([`${reference} failed`]);
  // A reason that the owner can correct has rejected the payout method.
  await services.db
    .updateTable('payout_methods')
    .set({ status: 'active' })
    .where('account_id', '=', 'account-approved')
    .execute();
  return services.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

/** Reads the result from a report that rejects W-1 with this code and text. */
const readPain002 = async (code: string, text?: string) => {
  const [result] = await parsePain002(server.services.db, toPain002('RJCT', code, text));
  return result ?? expect.fail('The report has no result.');
};

test.each([
  ['RR04', 'Regulatory reason 17', 'RR04', 'Regulatory reason 17', unexplained],
  ['RR04', undefined, 'RR04', null, unexplained],
  ['x1', 'Internal', 'X1', 'Internal', unexplained],
  ['AC04', 'Closed in May', 'AC04', 'Closed in May', english.translate('bankReason.AC04')],
  ['NARR', 'The account is dormant.', 'NARR', 'The account is dormant.', 'The account is dormant.'],
  ['NARR', undefined, 'NARR', null, unexplained],
  ['', 'The account is dormant.', null, 'The account is dormant.', 'The account is dormant.'],
  ['', undefined, null, null, unexplained],
])(
  'the code "%s" of a pain.002 with the text "%s" is stored, and explained to the user',
  async (code, text, storedCode, storedText, shown) => {
    const row = await failWith(await readPain002(code, text));
    expect([row.reason_code, row.reason]).toEqual([storedCode, storedText]);
    expect(describeReason(row, english)).toBe(shown);
    expect(toWithdrawal(row, english).reason).toBe(shown);
    const mail = await lastMail(server.services.db, 'approved@demo.test');
    expect(mail?.body).toContain(shown);
  },
);

test.each([
  ['ac04', 'AC04', null],
  ['RR04', 'RR04', null],
  ['The bank called.', null, 'The bank called.'],
  ['lost', null, 'lost'],
])('the reason "%s" in a CSV report is stored as a code or as a text', async (cell, code, text) => {
  const [result] = parseCsvReport(`reference,result,reason\nW-1,failed,${cell}`);
  const row = await failWith(result ?? expect.fail('The report has no result.'));
  expect([row.reason_code, row.reason]).toEqual([code, text]);
});

describe('the reason of a failed withdrawal', () => {
  // 3,024 characters; users see at most 200.
  const long = 'The account of the payee could not be credited. '.repeat(63);
  const shownLong =
    'The account of the payee could not be credited. The account of the payee could not be credited. The account of the payee could not be credited. The account of the payee could not be credited. The…';
  const dirty = 'Closed\u0007 by\u001b[2J the\u202e bank\r\n\tin\u200b May';
  const cases = [
    ['a long text', long, shownLong],
    ['control characters', dirty, 'Closed by [2J the bank in May'],
    ['nothing visible', '\u0000\u0001 \u200b', unexplained],
    ['one long word', `x${'y'.repeat(3000)}`, `x${'y'.repeat(198)}…`],
  ] as const;

  test.each(cases)(
    'a reason that no person wrote is a short line for the user and in the mail: %s',
    async (_title, text, shown) => {
      expect(shown.length).toBeLessThanOrEqual(200);
      const [result] = parseCsvReport(
        `reference,result,reason\nW-1,failed,"${text.replaceAll('"', '""')}"`,
      );
      const row = await failWith(result ?? expect.fail('The report has no result.'));
      expect(toWithdrawal(row, english).reason).toBe(shown);
      const mail = await lastMail(server.services.db, 'approved@demo.test');
      expect(mail?.body).toContain(shown);
      // Control characters except line breaks, and the two invisible characters in the texts above.
      const controls = /(?!\n)\p{Cc}|[\u200b\u202e]/u;
      expect(mail?.body).not.toMatch(controls);
      expect(row.reason ?? '').not.toMatch(controls);
      const history = await withdrawalCommands['withdrawal-history']?.run(server.services, [
        row.reference,
      ]);
      expect(history).not.toMatch(controls);
    },
  );

  test.each(cases)(
    'a reason that an older release stored is the same short line: %s',
    async (_title, text, shown) => {
      const row = await failWith({ reason: 'The bank called.' });
      expect(toWithdrawal({ ...row, reason: text }, english).reason).toBe(shown);
    },
  );

  test('the reason of a pain.002 is put together from its lines', async () => {
    const result = await readPain002('NARR', 'Closed&#10;in</AddtlInf><AddtlInf>May 2026.');
    expect(result.reason).toBe('Closed in May 2026.');
    const row = await failWith(await readPain002('NARR', 'z'.repeat(3000)));
    expect(toWithdrawal(row, english).reason).toHaveLength(200);
  });

  test('a reason of the operator is refused if it is too long or has no visible text', async () => {
    const { reference } = await failWith({ reason: 'The bank called.' });
    const run = (...args: string[]) =>
      withdrawalCommands['withdrawals']?.run(server.services, args);
    await expect(run('returned', reference, 'x'.repeat(501))).rejects.toThrow('at most 500');
    await expect(run('returned', reference, '\u0007')).rejects.toThrow('Enter a reason.');
    const hold = withdrawalCommands['withdrawals-hold'];
    const email = 'approved@demo.test';
    await hold?.run(server.services, [email, 'We\u001b[31m', 'check\nthis.']);
    const { reason } = await server.services.db
      .selectFrom('withdrawal_holds')
      .select('reason')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('We [31m check this.');
    await withdrawalCommands['withdrawals-release']?.run(server.services, [email]);
  });
});

test('the operator sees the code and the text of a failure', async () => {
  const { reference } = await failWith({ reasonCode: 'RR05', reason: 'Missing address' });
  const run = (name: string, args: string[]) =>
    withdrawalCommands[name]?.run(server.services, args) ?? expect.fail(`There is no ${name}.`);
  expect(await run('withdrawals', ['failed'])).toMatch(
    new RegExp(`^${reference} .*RR05 Missing address$`, 'm'),
  );
  expect(await run('withdrawal-history', [reference])).toMatch(/failed {2}bank {2}RR05 Missing/);
});

// Every object inherits these two names, so they could count as statuses by mistake.
test.each(['constructor', 'toString'])(
  'the status %s of a pain.002 changes nothing',
  async (status) => {
    const results = await parsePain002(server.services.db, toPain002(status, ''));
    expect(results).toMatchObject([{ reference: 'W-1', action: null }]);
  },
);

test('a report lists the reference of each row in error', async () => {
  const { errors } = await applyBankReport(server.services, [
    { reference: 'W-NONE', action: 'pay' },
  ]);
  expect(errors).toMatchObject([{ reference: 'W-NONE', error: { message: 'withdrawal.unknown' } }]);
});
