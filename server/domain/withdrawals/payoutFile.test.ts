import fc from 'fast-check';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import type { PayoutBatch } from './payoutBatches.ts';
import { isWritable, type BatchPayment } from './bankTexts.ts';
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
      routingCode: null,
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
      routingCode: null,
      swift: null,
    },
  ],
};
const debtor = { name: 'Byline', account: 'DE89370400440532013000', bic: 'COBADEFF' };

/** Reads a CSV file with one transfer as a spreadsheet does; returns its cells by the names of the columns. */
function readCells(
  payee: Partial<BatchPayment['payee']>,
  account = '0012345678',
): Record<string, string> {
  const [item] = batch.items as [BatchPayment];
  const items = [{ ...item, account, payee: { ...item.payee, ...payee } }];
  return parseFirstRow(toPayoutCsv({ ...batch, items }));
}

/** Parses a CSV file and returns the cells of its first row by the names of the columns. */
function parseFirstRow(csv: string): Record<string, string> {
  return Papa.parse<Record<string, string>>(csv, { header: true }).data[0] ?? {};
}

/** Lists the elements of a file as paths with their texts, in order, without the two outer elements, which contain all others. */
function listElements(xml: string): string[] {
  const [openNames, elements]: [string[], string[]] = [[], []];
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', ({ name, attributes }) => {
    openNames.push(
      name +
        Object.values(attributes)
          .map((value) => `[${value}]`)
          .join(''),
    );
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', () => {
    if (text !== '') elements.push(`${openNames.slice(2).join('/')} ${text}`);
    openNames.pop();
    text = '';
  });
  parser.write(xml).close();
  return elements;
}

describe('a payout file', () => {
  test('a payout file has the structure of pain.001.001.09, in the order of its schema', () => {
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
      'PmtInf/CdtTrfTxInf/Cdtr/Nm b Unal + Sohne /b',
      'PmtInf/CdtTrfTxInf/Cdtr/PstlAdr/Ctry DE',
      'PmtInf/CdtTrfTxInf/CdtrAcct/Id/Othr/Id 0012345678',
      'PmtInf/CdtTrfTxInf/RmtInf/Ustrd W-1',
      'PmtInf/CdtTrfTxInf/PmtId/InstrId W-2',
      'PmtInf/CdtTrfTxInf/PmtId/EndToEndId W-2',
      'PmtInf/CdtTrfTxInf/Amt/InstdAmt[KWD] 1.500',
      'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/Othr/Id NOTPROVIDED',
      'PmtInf/CdtTrfTxInf/Cdtr/Nm cmd calc, Ltd',
      'PmtInf/CdtTrfTxInf/Cdtr/PstlAdr/Ctry KW',
      'PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN KW81CBKU0000000000001234560101',
      'PmtInf/CdtTrfTxInf/RmtInf/Ustrd W-2',
    ]);
  });

  // A bank may reject a whole file for one other character.
  test.each([
    ['Jürgen Weiß', 'Jurgen Weiss'],
    ['Zoë O’Neil-Żółć', "Zoe O'Neil-Zolc"],
    ['Nguyễn Thị Ánh', 'Nguyen Thi Anh'],
    ['Дмитрий', 'Dmitriy'],
    ['李小龙', 'LiXiaoLong'],
    ['Maya\u00a0_Tan_ 🦊', 'Maya Tan'],
    ['👩🏽‍🚀 Jo ✓ ™ 🇩🇪', 'Jo'],
    ['🦊🦊', 'NOTPROVIDED'],
    ['\u202eAn\u0000na\u0007 E\u0301va', 'An na Eva'],
    ['½ Šárka (1st)', '1/2 Sarka (1st)'],
    ['\u200b', 'NOTPROVIDED'],
  ])('the name %s is written to pain.001 in basic Latin characters', (name, written) => {
    const [item] = batch.items as [BatchPayment];
    const items = [{ ...item, payee: { ...item.payee, holder_name: name } }];
    const xml = toPain001({ ...batch, items }, { ...debtor, name });
    expect(listElements(xml)).toContain(`PmtInf/CdtTrfTxInf/Cdtr/Nm ${written}`);
    expect(listElements(xml)).toContain(`PmtInf/Dbtr/Nm ${written}`);
    expect(xml).toMatch(/^[ -~\n]+$/);
  });

  test.each([
    ['US', '021000021', 'USABA'],
    ['GB', '200000', 'GBDSC'],
    ['AU', '062000', 'AUBSB'],
    ['CA', '000300012', 'CACPA'],
    ['IN', 'HDFC0000053', 'INFSC'],
    ['JP', '0005001', 'JPZGN'],
    ['ZA', '250655', 'ZANCC'],
  ])(
    'a payout file in %s has the code of the bank, %s, of the clearing system %s',
    (country, code, system) => {
      const [item] = batch.items as [BatchPayment];
      const payee = { ...item.payee, country, bank_code: 'other', bank_name: null };
      const items = [{ ...item, payee, routingCode: code, swift: null }];
      // The first 17 elements are about the batch, and the ids and the amount of the payment.
      expect(listElements(toPain001({ ...batch, items }, debtor)).slice(17, 19)).toEqual([
        `PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/ClrSysMmbId/ClrSysId/Cd ${system}`,
        `PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId ${code}`,
      ]);
      expect(parseFirstRow(toPayoutCsv({ ...batch, items }))).toMatchObject({
        bank_code: 'other',
        bank_name: '',
        routing_code: code,
        swift: '',
      });
    },
  );

  test('a payout file is CSV with quotes where they are needed, and without formulas', () => {
    const [header, first, second, end] = toPayoutCsv(batch).split('\r\n');
    expect(header).toBe(
      'batch,reference,type,name,account,bank_code,bank_name,routing_code,swift,country,amount,currency',
    );
    expect(first).toContain(
      'W-1,bank,"<b>Ünal & ""Söhne""</b>",0012345678,ing,ING,,INGDDEFF,DE,150.000,KWD',
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
  ])('a payout file has no name that a spreadsheet runs as a formula: %j', (name) =>
    expect(readCells({ holder_name: name })['name']).toBe(`'${name}`),
  );

  test('a payout file has names with the separator of another region in quotes', () => {
    const [item] = batch.items as [BatchPayment];
    const items = [{ ...item, payee: { ...item.payee, holder_name: 'Ünal;=1+1' } }];
    expect(toPayoutCsv({ ...batch, items })).toContain('"Ünal;=1+1"');
  });

  test.each(['-12.50', 'Ünal-Söhne', 'O’Neil @ Co', "d'Arc", ' spaces ', '李'])(
    'a payout file has the name %j unchanged',
    (name) => expect(readCells({ holder_name: name })['name']).toBe(name),
  );

  test('a payout file has account numbers and amounts unchanged', () => {
    expect(readCells({}, 'KW81CBKU0000000000001234560101')['account']).toBe(
      'KW81CBKU0000000000001234560101',
    );
    expect(readCells({}, '0012345678')).toMatchObject({ amount: '150.000', currency: 'KWD' });
  });

  test('a payout file has whole yen without decimals', () => {
    const items = batch.items.slice(0, 1);
    const xml = toPain001({ ...batch, currency: 'JPY', sum: 150_000, payments: 1, items }, debtor);
    expect(xml).toContain('<InstdAmt Ccy="JPY">150000</InstdAmt>');
  });
});

describe('the limits of the networks', () => {
  /** The longest text of each element (EPC132-08, ISO 20022), without the elements that contain others. */
  const maxLengths: Record<string, number> = {
    MsgId: 35,
    PmtInfId: 35,
    InstrId: 35,
    EndToEndId: 35,
    NbOfTxs: 15,
    Nm: 70,
    IBAN: 34,
    Id: 34,
    MmbId: 28,
    BICFI: 11,
    Ustrd: 140,
    Ctry: 2,
  };
  const withName = (name: string) => {
    const [item] = batch.items as [BatchPayment];
    const items = [{ ...item, payee: { ...item.payee, holder_name: name, bank_name: name } }];
    return { ...batch, items };
  };
  const readName = (name: string) =>
    listElements(toPain001(withName(name), debtor))
      .find((line) => line.includes('/Cdtr/Nm'))
      ?.replace(/.*\/Nm /, '');

  test.each([
    // 72 characters.
    [
      'María de los Ángeles Guadalupe Fernández de Córdoba y Álvarez de Toledo',
      'Maria de los Angeles Guadalupe Fernandez de Cordoba y Alvarez de',
    ],
    [
      'Amtsgericht Mayen - Mahngericht der Laender Rheinland-Pfalz und Saarland',
      'Amtsgericht Mayen - Mahngericht der Laender Rheinland-Pfalz und',
    ],
    ['A'.repeat(120), 'A'.repeat(70)],
    [`A ${'b'.repeat(100)}`, `A ${'b'.repeat(68)}`],
    [`${'A'.repeat(70)} B`, 'A'.repeat(70)],
    [`${'A'.repeat(69)} B`, 'A'.repeat(69)],
    [`${'ß'.repeat(30)} ${'ß'.repeat(30)}`, 's'.repeat(60)],
    [`${'A'.repeat(68)} , Ltd`, 'A'.repeat(68)],
    ['// Slash // Name /', 'Slash / Name'],
    [':colon', 'colon'],
    ['-dash', 'dash'],
  ])('the name %s is written as %s', (name, written) => {
    expect(readName(name)).toBe(written);
  });

  test('no element of pain.001 is longer than the networks allow, whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (name) => {
        const xml = toPain001(withName(name), { ...debtor, name });
        for (const line of listElements(xml)) {
          const [, element = '', text = ''] = /([A-Za-z]+)(?:\[[^\]]*\])? (.*)$/.exec(line) ?? [];
          expect(text.length, line).toBeGreaterThan(0);
          expect(text.length, line).toBeLessThanOrEqual(maxLengths[element] ?? Infinity);
          expect(text, line).not.toMatch(/^[/:-]|\/$|\/\//);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the name in CSV for a bank is cut at a word, but keeps its letters', () => {
    const name = 'María de los Ángeles Guadalupe Fernández de Córdoba y Álvarez de Toledo';
    expect(readCells({ holder_name: name })['name']).toBe(
      'María de los Ángeles Guadalupe Fernández de Córdoba y Álvarez de',
    );
    expect(readCells({ holder_name: name, type: 'paypal' })['name']).toBe(name);
  });

  test.each<[string, Partial<BatchPayment>]>([
    ['an account number of 35 characters', { account: '1'.repeat(35) }],
    ['no account number', { account: '' }],
    ['other characters in the account number', { account: '12345€' }],
    ['a slash before the account number', { account: '/12345' }],
    ['a slash after the account number', { account: '12345/' }],
    ['two slashes in the account number', { account: '12//345' }],
    ['a wrong SWIFT code', { swift: 'INGDDEFFX' }],
    ['a routing code with blanks', { routingCode: '20 00 00' }],
    ['no amount', { net: 0 }],
  ])('a payment with %s would have the whole file rejected', (_, change) => {
    const [item] = batch.items as [BatchPayment];
    expect(isWritable(item)).toBe(true);
    expect(isWritable({ ...item, ...change })).toBe(false);
    expect(isWritable({ ...item, payee: { ...item.payee, country: 'XX' } })).toBe(false);
  });
});
