import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import {
  operateWithdrawals,
  readWithdrawalState,
  requestDirectly,
} from '../../testing/withdrawals.ts';
import { auditLedger } from '../money/audit.ts';
import { parseCsvReport, parsePain002, ReportError } from './bankReport.ts';

/**
 * Writes a pain.002 report (ISO 20022): the status of a batch, '' for none, and the reference, status and reason code of each transaction.
 * Of the statuses, ACSP means in process, ACSC settled and RJCT rejected.
 */
const toPain002 = (batchId: string, group: string, transactions: [string, string, string?][]) =>
  `<?xml version="1.0"?><p:Document xmlns:p="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><p:CstmrPmtStsRpt>
  <p:GrpHdr><p:MsgId>R</p:MsgId></p:GrpHdr>
  <p:OrgnlGrpInfAndSts><p:OrgnlMsgId>${batchId}</p:OrgnlMsgId>${group && `<p:GrpSts>${group}</p:GrpSts>`}</p:OrgnlGrpInfAndSts>
  <p:OrgnlPmtInfAndSts>${transactions
    .map(
      ([reference, status, code]) =>
        `<p:TxInfAndSts><p:OrgnlEndToEndId>${reference}</p:OrgnlEndToEndId><p:TxSts>${status}</p:TxSts>${
          code ? `<p:StsRsnInf><p:Rsn><p:Cd>${code}</p:Cd></p:Rsn></p:StsRsnInf>` : ''
        }</p:TxInfAndSts>`,
    )
    .join('')}</p:OrgnlPmtInfAndSts></p:CstmrPmtStsRpt></p:Document>`;

describe('a report of the bank', () => {
  test.each([
    [
      'the required columns',
      'reference,result\nW-1,paid\n',
      [{ reference: 'W-1', action: 'pay', reason: undefined }],
    ],
    [
      'a byte order mark, columns in another order, and quotes',
      '\uFEFFResult,Reason,Reference\r\nfailed,"closed, sadly",W-1\r\nreturned,AC04,W-2\r\n',
      [
        { reference: 'W-1', action: 'fail', reason: 'closed, sadly' },
        { reference: 'W-2', action: 'return', reason: 'AC04' },
      ],
    ],
    [
      'further columns, empty lines and escaped quotes',
      'note,reference,result\n,W-1,paid\n\n"a ""b""",W-2,Failed',
      [
        { reference: 'W-1', action: 'pay', reason: undefined },
        { reference: 'W-2', action: 'fail', reason: undefined },
      ],
    ],
    [
      'spaces, and a line break within a cell',
      'reference,result,reason\nW-1, failed ,"two\nlines"\n',
      [{ reference: 'W-1', action: 'fail', reason: 'two lines' }],
    ],
    [
      'semicolons, as spreadsheets write it where numbers have a decimal comma',
      '\uFEFFreference;result;reason\r\nW-1;failed;closed, sadly\r\nW-2;paid;\r\n',
      [
        { reference: 'W-1', action: 'fail', reason: 'closed, sadly' },
        { reference: 'W-2', action: 'pay', reason: undefined },
      ],
    ],
  ])('a report is read from CSV with %s', (_title, text, expected) => {
    expect(parseCsvReport(text)).toEqual(expected);
  });

  test.each([
    ['a missing column', 'id,result\nW-1,paid', /must name the columns/],
    ['an empty file', '', /must name the columns/],
    ['an unknown result', 'reference,result\nW-1,payed', /Line 2: "payed"/],
    [
      'a property of every object as the result',
      'reference,result\nW-1,paid\nW-2,constructor',
      /Line 3: "constructor"/,
    ],
    ['a missing reference', 'reference,result\n,paid', /Line 2 has no reference/],
    ['an unclosed quote', 'reference,result,reason\nW-1,failed,"closed', /Line 2: .*quote/i],
  ])('a CSV report is rejected for %s', (_title, text, reason) => {
    expect(() => parseCsvReport(text)).toThrow(reason);
  });

  test.each([
    ['invalid XML', '<a>', /not XML/],
    ['another kind of document', '<a/>', /not a pain.002/],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /document type/],
  ])('an XML report is rejected for %s', async (_title, text, reason) => {
    // A report is rejected before the database is used.
    const db = null as never;
    await expect(parsePain002(db, text)).rejects.toThrow(reason);
    await expect(parsePain002(db, text)).rejects.toThrow(ReportError);
  });
});

describe.each(databaseKinds)(
  'the exchange of files with the bank, and its audit, on %s',
  (kind) => {
    let server: TestServer;
    const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-bank-'));
    beforeAll(async () => {
      server = await openTestServer({ kind });
    });
    afterAll(async () => {
      expect((await auditLedger(server.services.db)).faults).toEqual([]);
      await server.close();
      rmSync(dir, { recursive: true });
    });
    const operate = (line: string) => operateWithdrawals(server.services, line);
    const readState = (reference: string) => readWithdrawalState(server.services, reference);

    test('the export sends each request once, and a report can be applied any number of times', async () => {
      const { reference } = await requestDirectly(server.services, 'account-approved', {
        amount: 5000,
      });
      const file = path.join(dir, 'a.xml');
      const text = await operate(`payout-file ${file} USD`);
      // The bank sends 50.00 less the fee of 0.50.
      const [, id = ''] = /Batch (B-[\dA-F-]+) with 1 payment, 49\.50 USD/.exec(text) ?? [];
      expect(id).not.toBe('');
      const xml = readFileSync(file, 'utf8');
      expect(xml).toContain(`<EndToEndId>${reference}</EndToEndId>`);
      expect(xml).toContain('<Id>0721234821</Id>');
      // Other users of the machine have no permission.
      expect(statSync(file).mode & 0o77).toBe(0);
      expect(await readState(reference)).toBe('processing');
      await expect(operate(`payout-file ${file} USD`)).rejects.toThrow('exists');
      const unwrittenFile = path.join(dir, 'b.xml');
      expect(await operate(`payout-file ${unwrittenFile} USD`)).toContain('No withdrawal');
      expect(existsSync(unwrittenFile)).toBe(false);
      const copy = path.join(dir, 'c.xml');
      await operate(`payout-file ${copy} ${id}`);
      expect(readFileSync(copy, 'utf8')).toBe(xml);

      const report = path.join(dir, 'report.xml');
      writeFileSync(report, toPain002(id, '', [[reference, 'ACSP']]));
      expect(await operate(`payout-report ${report}`)).toContain('0 changed, 1 unchanged');
      writeFileSync(report, toPain002(id, '', [[reference, 'ACSC']]));
      expect(await operate(`payout-report ${report}`)).toContain(`${reference} paid\n1 changed`);
      expect(await operate(`payout-report ${report}`)).toContain(
        '0 changed, 1 unchanged, 0 in error',
      );
      expect(await readState(reference)).toBe('paid');

      const csv = path.join(dir, 'returned.csv');
      writeFileSync(csv, `reference,result,reason\n${reference},returned,AC04\nW-NONE,paid,\n`);
      await expect(operate(`payout-report ${csv}`)).rejects.toThrow(
        `${reference} failed\n1 changed, 0 unchanged, 1 in error.\nW-NONE: Withdrawal not found.`,
      );
      expect(await readState(reference)).toBe('failed');
      const history = await operate(`withdrawal-history ${reference}`);
      expect(history.split('\n').map((line) => line.split(/ {2}/).slice(1))).toEqual([
        ['requested', 'publisher'],
        ['processing', 'staff', id],
        ['paid', 'bank'],
        ['failed', 'bank', 'AC04'],
      ]);
      // The reason AC04 (closed account) has rejected the payout method, which the next tests need.
      await server.services.db
        .updateTable('payout_methods')
        .set({ status: 'active' })
        .where('id', '=', 'payout-approved')
        .execute();
    });

    test('a whole batch that the bank rejects fails', async () => {
      const { reference } = await requestDirectly(server.services, 'account-approved', {
        amount: 5000,
      });
      const file = path.join(dir, 'd.csv');
      const [, id = ''] = /(B-[\dA-F-]+)/.exec(await operate(`payout-file ${file} USD`)) ?? [];
      const report = path.join(dir, 'rejected.xml');
      writeFileSync(report, toPain002(id, 'RJCT', []));
      expect(await operate(`payout-report ${report}`)).toContain(`${reference} failed`);
    });

    test('two operators at the same time put a request into one batch', async () => {
      const { reference } = await requestDirectly(server.services, 'account-approved', {
        amount: 5000,
      });
      const outcomes = await Promise.allSettled(
        ['e.csv', 'f.csv', 'g.csv'].map((name) =>
          operate(`payout-file ${path.join(dir, name)} USD`),
        ),
      );
      const batches = outcomes.filter(
        (outcome) => outcome.status === 'fulfilled' && outcome.value.includes('Batch'),
      );
      expect(batches).toHaveLength(1);
      expect(await operate(`withdrawals failed ${reference} AM09`)).toContain('back in the wallet');
      expect(await operate(`withdrawals failed ${reference} AM09`)).toContain('already');
      await expect(operate(`withdrawals returned ${reference}`)).rejects.toThrow('Enter the code');
      expect(await operate('withdrawals failed')).toContain(reference);
      expect(await operate('withdrawals')).toContain('requested  29,925 JPY');
    });

    test('an audit finds a withdrawal that does not agree with the ledger', async () => {
      const { db } = server.services;
      const row = await db
        .selectFrom('withdrawals')
        .select(['id', 'reference'])
        .where('state', '=', 'paid')
        .executeTakeFirstOrThrow();
      const set = (state: 'paid' | 'failed') =>
        db.updateTable('withdrawals').set({ state }).where('id', '=', row.id).execute();
      await set('failed');
      const { faults } = await auditLedger(db);
      expect(faults.join('\n')).toContain(`${row.reference}: was credited back 0 times.`);
      await set('paid');
      await db
        .updateTable('ledger_months')
        .set((months) => ({ amount: months('amount', '+', 1) }))
        .execute();
      expect((await auditLedger(db)).faults.join()).toContain('the month differs from its entries');
      await db
        .updateTable('ledger_months')
        .set((months) => ({ amount: months('amount', '-', 1) }))
        .execute();
    });
  },
);
