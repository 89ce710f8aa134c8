import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
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
import type { BatchPayment, PayoutBatch } from './payoutBatches.ts';
import { toPain001, toPayoutCsv } from './payoutFile.ts';

const batch: PayoutBatch = {
  id: 'B-TEST',
  currency: 'KWD',
  payments: 2,
  sum: 151_500,
  created_at: Date.parse('2026-03-05T10:30:00.000Z'),
  items: [
    {
      reference: 'W-1',
      net: 150_000,
      payee: {
        type: 'bank',
        holder_name: '<b>Ünal & "Söhne"</b>',
        country: 'DE',
        bank_code: 'ing',
        bank_name: 'ING',
      },
      account: '0012345678',
      swift: 'INGDDEFF',
    },
    {
      reference: 'W-2',
      net: 1500,
      payee: {
        type: 'bank',
        holder_name: '=cmd|calc, Ltd',
        country: 'KW',
        bank_code: 'other',
        bank_name: null,
      },
      account: 'KW81CBKU0000000000001234560101',
      swift: null,
    },
  ],
};
const debtor = { name: 'Byline', account: 'DE89370400440532013000', bic: 'COBADEFF' };

/** Reads the cells of a CSV file with one transfer as a spreadsheet does. */
function readCells(payee: Partial<BatchPayment['payee']>, account = '0012345678'): string[] {
  const [item] = batch.items as [BatchPayment];
  const items = [{ ...item, account, payee: { ...item.payee, ...payee } }];
  return Papa.parse<string[]>(toPayoutCsv({ ...batch, items })).data[1] ?? [];
}

/** Lists the elements of a file as paths with their texts, in order. */
function listElements(xml: string): string[] {
  const [open, found]: [string[], string[]] = [[], []];
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', ({ name, attributes }) => {
    open.push(
      name +
        Object.values(attributes)
          .map((value) => `[${value}]`)
          .join(''),
    );
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', () => {
    if (text !== '') found.push(`${open.slice(2).join('/')} ${text}`);
    open.pop();
    text = '';
  });
  parser.write(xml).close();
  return found;
}

describe('a payout file', () => {
  test('has the structure of pain.001.001.09, in the order of its schema', () => {
    const xml = toPain001(batch, debtor);
    expect(xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">');
    expect(listElements(xml)).toEqual([
      'GrpHdr/MsgId B-TEST',
      'GrpHdr/CreDtTm 2026-03-05T10:30:00.000Z',
      'GrpHdr/NbOfTxs 2',
      'GrpHdr/CtrlSum 151.500',
      'GrpHdr/InitgPty/Nm Byline',
      'PmtInf/PmtInfId B-TEST',
      'PmtInf/PmtMtd TRF',
      'PmtInf/NbOfTxs 2',
      'PmtInf/CtrlSum 151.500',
      'PmtInf/ReqdExctnDt/Dt 2026-03-05',
      'PmtInf/Dbtr/Nm Byline',
      'PmtInf/DbtrAcct/Id/IBAN DE89370400440532013000',
      'PmtInf/DbtrAcct/Ccy KWD',
      'PmtInf/DbtrAgt/FinInstnId/BICFI COBADEFF',
      'PmtInf/CdtTrfTxInf/PmtId/InstrId W-1',
      'PmtInf/CdtTrfTxInf/PmtId/EndToEndId W-1',
      'PmtInf/CdtTrfTxInf/Amt/InstdAmt[KWD] 150.000',
      'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI INGDDEFF',
      'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/Nm ING',
      'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/Othr/Id ing',
      'PmtInf/CdtTrfTxInf/Cdtr/Nm <b>Ünal & "Söhne"</b>',
      'PmtInf/CdtTrfTxInf/Cdtr/PstlAdr/Ctry DE',
      'PmtInf/CdtTrfTxInf/CdtrAcct/Id/Othr/Id 0012345678',
      'PmtInf/CdtTrfTxInf/RmtInf/Ustrd W-1',
      'PmtInf/CdtTrfTxInf/PmtId/InstrId W-2',
      'PmtInf/CdtTrfTxInf/PmtId/EndToEndId W-2',
      'PmtInf/CdtTrfTxInf/Amt/InstdAmt[KWD] 1.500',
      'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/Othr/Id other',
      'PmtInf/CdtTrfTxInf/Cdtr/Nm =cmd|calc, Ltd',
      'PmtInf/CdtTrfTxInf/Cdtr/PstlAdr/Ctry KW',
      'PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN KW81CBKU0000000000001234560101',
      'PmtInf/CdtTrfTxInf/RmtInf/Ustrd W-2',
    ]);
  });

  test('is CSV with quotes where they are needed, and without formulas', () => {
    const [header, first, second, end] = toPayoutCsv(batch).split('\r\n');
    expect(header).toBe(
      'batch,reference,type,name,account,bank_code,bank_name,swift,country,amount,currency',
    );
    expect(first).toContain(
      'W-1,bank,"<b>Ünal & ""Söhne""</b>",0012345678,ing,ING,INGDDEFF,DE,150.000,KWD',
    );
    expect(second).toContain(`"'=cmd|calc, Ltd"`);
    expect(end).toBe('');
  });

  test.each([
    '=1+1',
    '+1',
    '-1+cmd|calc',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '\t=1',
    '\r=1',
    '\n=1',
  ])('has no name that a spreadsheet runs as a formula: %j', (name) =>
    expect(readCells({ holder_name: name })[3]).toBe(`'${name}`),
  );

  test.each(['-12.50', 'Ünal-Söhne', 'O’Neil @ Co', "d'Arc", ' spaces ', '李'])(
    'has the name %j unchanged',
    (name) => expect(readCells({ holder_name: name })[3]).toBe(name),
  );

  test('has account numbers and amounts unchanged', () => {
    expect(readCells({}, 'KW81CBKU0000000000001234560101')[4]).toBe(
      'KW81CBKU0000000000001234560101',
    );
    expect(readCells({}, '0012345678').slice(9)).toEqual(['150.000', 'KWD']);
  });

  test('has whole yen without decimals', () => {
    const items = batch.items.slice(0, 1);
    const xml = toPain001({ ...batch, currency: 'JPY', sum: 150_000, payments: 1, items }, debtor);
    expect(xml).toContain('<InstdAmt Ccy="JPY">150000</InstdAmt>');
  });
});

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
    ['reference,result\nW-1,paid\n', [{ reference: 'W-1', action: 'pay', reason: undefined }]],
    [
      '\uFEFFResult,Reason,Reference\r\nfailed,"closed, sadly",W-1\r\nreturned,AC04,W-2\r\n',
      [
        { reference: 'W-1', action: 'fail', reason: 'closed, sadly' },
        { reference: 'W-2', action: 'return', reason: 'AC04' },
      ],
    ],
    [
      'note,reference,result\n,W-1,paid\n\n"a ""b""",W-2,Failed',
      [
        { reference: 'W-1', action: 'pay', reason: undefined },
        { reference: 'W-2', action: 'fail', reason: undefined },
      ],
    ],
    [
      'reference,result,reason\nW-1, failed ,"two\nlines"\n',
      [{ reference: 'W-1', action: 'fail', reason: 'two\nlines' }],
    ],
  ])('is read from CSV %#', (text, expected) => {
    expect(parseCsvReport(text)).toEqual(expected);
  });

  test.each([
    ['id,result\nW-1,paid', /must name the columns/],
    ['reference;result\nW-1;paid', /must name the columns/],
    ['', /must name the columns/],
    ['reference,result\nW-1,payed', /Line 2: "payed"/],
    ['reference,result\nW-1,paid\nW-2,constructor', /Line 3: "constructor"/],
    ['reference,result\n,paid', /Line 2 has no reference/],
    ['reference,result,reason\nW-1,failed,"closed', /Line 2: .*quote/i],
  ])('is rejected as CSV with the reason %#', (text, reason) => {
    expect(() => parseCsvReport(text)).toThrow(reason);
  });

  test.each([
    ['<a>', /not XML/],
    ['<a/>', /not a pain.002/],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /document type/],
  ])('is rejected as XML with the reason %#', async (text, reason) => {
    const db = null as never;
    await expect(parsePain002(db, text)).rejects.toThrow(reason);
    await expect(parsePain002(db, text)).rejects.toThrow(ReportError);
  });
});

describe.each(databaseKinds)('the exchange of files with the bank on %s', (kind) => {
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

  test('sends each request once, and applies the answer any number of times', async () => {
    const { reference } = await requestDirectly(server.services, 'account-approved', {
      amount: 5000,
    });
    const file = path.join(dir, 'a.xml');
    const text = await operate(`payout-file ${file} USD`);
    const [, id = ''] = /Batch (B-[\dA-F-]+) with 1 payments, 49\.50 USD/.exec(text) ?? [];
    expect(id).not.toBe('');
    const xml = readFileSync(file, 'utf8');
    expect(xml).toContain(`<EndToEndId>${reference}</EndToEndId>`);
    expect(xml).toContain('<Id>0721234821</Id>');
    expect(statSync(file).mode & 0o77).toBe(0);
    expect(await readState(reference)).toBe('processing');
    await expect(operate(`payout-file ${file} USD`)).rejects.toThrow('exists');
    const none = path.join(dir, 'b.xml');
    expect(await operate(`payout-file ${none} USD`)).toContain('No withdrawal');
    expect(existsSync(none)).toBe(false);
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
    await server.services.db
      .updateTable('payout_methods')
      .set({ status: 'active' })
      .where('id', '=', 'payout-approved')
      .execute();
  });

  test('fails a whole batch that the bank rejects', async () => {
    const { reference } = await requestDirectly(server.services, 'account-approved', {
      amount: 5000,
    });
    const file = path.join(dir, 'd.csv');
    const [, id = ''] = /(B-[\dA-F-]+)/.exec(await operate(`payout-file ${file} USD`)) ?? [];
    const report = path.join(dir, 'rejected.xml');
    writeFileSync(report, toPain002(id, 'RJCT', []));
    expect(await operate(`payout-report ${report}`)).toContain(`${reference} failed`);
  });

  test('two operators put a request into one batch', async () => {
    const { reference } = await requestDirectly(server.services, 'account-approved', {
      amount: 5000,
    });
    const outcomes = await Promise.allSettled(
      ['e.csv', 'f.csv', 'g.csv'].map((name) => operate(`payout-file ${path.join(dir, name)} USD`)),
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
});
