import { afterAll, beforeAll, expect, test } from 'vitest';
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
const unexplained = english.translate('bankReason.MS03');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

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
  // So that the email about the failure is the newest.
  services.clock.advance(minute);
  await inTransaction(services.db, (tx) =>
    advanceWithdrawal(tx, services, reference, { action: 'process', actor: 'staff' }),
  );
  const report = await applyBankReport(services, [{ ...result, reference, action: 'fail' }]);
  expect(report.changed).toEqual([`${reference} failed`]);
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
])('"%s" in a CSV report is a code or a text', async (cell, code, text) => {
  const [result] = parseCsvReport(`reference,result,reason\nW-1,failed,${cell}`);
  const row = await failWith(result ?? expect.fail('The report has no result.'));
  expect([row.reason_code, row.reason]).toEqual([code, text]);
});

test('the operator sees code and text', async () => {
  const { reference } = await failWith({ reasonCode: 'RR05', reason: 'Missing address' });
  const run = (name: string, args: string[]) =>
    withdrawalCommands[name]?.run(server.services, args) ?? expect.fail(`There is no ${name}.`);
  expect(await run('withdrawals', ['failed'])).toMatch(
    new RegExp(`^${reference} .*RR05 Missing address$`, 'm'),
  );
  expect(await run('withdrawal-history', [reference])).toMatch(/failed {2}bank {2}RR05 Missing/);
});

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
