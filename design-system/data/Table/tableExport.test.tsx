import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { createFormats } from '../../formatters/formats.ts';
import type { MoneyValue } from '../../formatters/minorUnits.ts';
import { Money } from '../Money/Money.tsx';
import { permitColumns } from './permitColumns.tsx';
import { listPermits } from './permits.ts';
import type { TableColumn } from './tableColumn.ts';
import type { CsvColumn } from './cellText.ts';
import { formatCsv } from './tableExport.ts';

type Row = {
  text?: string | null;
  amount?: number;
  area?: number;
  day?: string | Date;
  isUrgent?: boolean;
  state?: 'open' | 'done';
};

const columns = {
  text: {
    id: 'text',
    header: 'Text',
    value: ({ text }: Row) => text,
    cell: ({ text }: Row) => text,
  },
  amount: {
    id: 'amount',
    header: 'Amount',
    currency: 'EUR',
    value: ({ amount }: Row) => amount,
    cell: ({ amount = 0 }: Row) => <Money value={{ amount, currency: 'EUR' }} />,
  },
  area: {
    id: 'area',
    header: 'Area',
    value: ({ area }: Row) => area,
    cell: ({ area }: Row) => area,
  },
  day: { id: 'day', header: 'Day', value: ({ day }: Row) => day, cell: () => null },
  isUrgent: {
    id: 'isUrgent',
    header: 'Urgent',
    value: ({ isUrgent }: Row) => isUrgent,
    cell: ({ isUrgent }: Row) => (isUrgent ? 'Yes' : 'No'),
  },
  state: {
    id: 'state',
    header: <em>State</em>,
    value: ({ state }: Row) => state,
    cell: ({ state }: Row) => <Badge>{state === 'open' ? 'Open' : 'Done'}</Badge>,
  },
} satisfies Record<string, TableColumn<Row>>;

const inLocale = (locale: string) => ({ style: 'locale', formats: locale }) as const;
const write = (column: TableColumn<Row>, row: Row, options?: Parameters<typeof formatCsv>[2]) =>
  formatCsv([column], [row], options).split('\r\n')[1];

test('a file has a line of headings and a line for each row, and each line ends', () => {
  const rows = [{ text: 'Tea', amount: -123_450 }, { text: 'Shoe' }];
  expect(formatCsv([columns.text, columns.amount], rows)).toBe(
    'Text,Amount\r\nTea,-1234.50\r\nShoe,\r\n',
  );
  expect(formatCsv([columns.state], [])).toBe('State\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['say "tea"', '"say ""tea"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' spaces ', '" spaces "'],
  ['a; b', 'a; b'],
  [null, ''],
])('%j is %s between commas', (text, cell) => {
  expect(formatCsv([columns.text], [{ text }])).toBe(`Text\r\n${cell}\r\n`);
});

test.each([
  ['EUR', 123_450, '1234.50'],
  ['JPY', 123_450, '123450'],
  ['KWD', 5, '0.005'],
  ['usd', -5, '-0.05'],
])('an amount in %s is in its major unit', (currency, amount, text) => {
  expect(write({ ...columns.amount, currency }, { amount })).toBe(text);
});

test('for machines, days and instants are in ISO 8601, states are values, and booleans are words', () => {
  expect(write(columns.day, { day: '2026-03-05' })).toBe('2026-03-05');
  expect(write(columns.day, { day: new Date('2026-03-05T14:30:00Z') })).toBe(
    '2026-03-05T14:30:00.000Z',
  );
  expect(write(columns.day, { day: new Date(NaN) })).toBe('');
  expect(write(columns.isUrgent, { isUrgent: false })).toBe('false');
  expect(write(columns.state, { state: 'open' })).toBe('open');
  expect(write(columns.area, { area: -0.5 })).toBe('-0.5');
  expect(write(columns.area, { area: NaN })).toBe('');
});

test.each([
  ['en', 'Text,Amount', 'Tea,-1234.50'],
  ['de', 'Text;Amount', 'Tea;-1234,50'],
  ['fr', 'Text;Amount', 'Tea;-1234,50'],
  ['pt-BR', 'Text;Amount', 'Tea;-1234,50'],
  ['ru', 'Text;Amount', 'Tea;-1234,50'],
  ['sv', 'Text;Amount', 'Tea;-1234,50'],
  ['zh-Hans', 'Text,Amount', 'Tea,-1234.50'],
  // Spreadsheets of Arabic regions have a decimal point and a list separator that is not a comma.
  ['ar', 'Text;Amount', 'Tea;-1234.50'],
  ['ar-EG', 'Text;Amount', 'Tea;-1234.50'],
])('a spreadsheet in %s reads amounts as numbers', (locale, head, line) => {
  const csv = formatCsv(
    [columns.text, columns.amount],
    [{ text: 'Tea', amount: -123_450 }],
    inLocale(locale),
  );
  expect(csv).toBe(`${head}\r\n${line}\r\n`);
});

test.each(['2026-03-05T14:30 (draft)', '2026-99-05T14:30:00Z', 'at 2026-03-05T14:30:00Z'])(
  'the text %j is no time',
  (text) => {
    expect(write(columns.text, { text }, inLocale('de'))).toBe(text);
  },
);

test('a row has its own currency, where the value is an amount with its currency', () => {
  type Paid = { net: MoneyValue | null };
  const csvColumns: CsvColumn<Paid>[] = [
    { id: 'currency', header: 'Currency', value: ({ net }) => net?.currency },
    { id: 'net', header: 'Net', value: ({ net }) => net },
  ];
  const rows = [
    { net: { amount: -123_450, currency: 'USD' } },
    { net: { amount: 1234, currency: 'JPY' } },
    { net: null },
  ];
  expect(formatCsv(csvColumns, rows, inLocale('de'))).toBe(
    'Currency;Net\r\nUSD;-1234,50\r\nJPY;1234\r\n;\r\n',
  );
});

// What Windows, which Excel follows, sets for these regions.
test.each([
  ['en-US', ',', '-1234.50'],
  ['hi-IN', ',', '-1234.50'],
  ['ar-AE', ';', '-1234.50'],
  ['de-AT', ';', '-1234,50'],
  ['tr-TR', ';', '-1234,50'],
])(
  'on a device in %s cells are separated by "%s", whatever the language of the page',
  (region, separator, amount) => {
    const options = { ...inLocale('ar'), region };
    const row = formatCsv(
      [columns.text, columns.amount],
      [{ text: 'Tea', amount: -123_450 }],
      options,
    );
    expect(row.split('\r\n')[1]).toBe(['Tea', amount].join(separator));
  },
);

test('texts with any characters stay in their cells', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const csv = formatCsv(
        [columns.text],
        texts.map((text) => ({ text })),
      );
      const { data, errors } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' });
      expect(errors).toEqual([]);
      // An apostrophe precedes a formula.
      expect(data.slice(1, -1).map(([text]) => text?.replace(/^'/, ''))).toEqual(
        texts.map((text) => text.replace(/^'/, '')),
      );
    }),
  );
});

test('in a language, texts are as shown, and days and times as every spreadsheet reads them', () => {
  expect(write(columns.state, { state: 'open' }, inLocale('de'))).toBe('Open');
  expect(write(columns.isUrgent, { isUrgent: true }, inLocale('de'))).toBe('Yes');
  expect(write(columns.area, { area: 12_345.5 }, inLocale('de'))).toBe('12345,5');
  expect(write(columns.day, { day: '2026-03-05' }, inLocale('de'))).toBe('2026-03-05');
  const formats = createFormats('ar-u-nu-arab', { timeZone: 'Asia/Tokyo' });
  for (const day of ['2026-03-05T14:30:00Z', new Date('2026-03-05T14:30:00Z')]) {
    expect(write(columns.day, { day }, { style: 'locale', formats })).toBe('2026-03-05 23:30:00');
  }
  const midnight = '2026-03-05T15:00:00.123Z';
  expect(write(columns.day, { day: midnight }, { style: 'locale', formats })).toBe(
    '2026-03-06 00:00:00',
  );
  expect(write(columns.text, { text: 'a; b, c' }, inLocale('de'))).toBe('"a; b, c"');
  expect(write(columns.text, { text: 'Tea' }, { style: 'locale' })).toBe('Tea');
});

test.each([
  '=1+1',
  '+49 30',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '－1',
  '＋1',
  '＠SUM(A1)',
  '  =1+1',
  '\u00a0=1',
  '\u200b=1',
  '\t=1',
  '\tTea',
  '\rTea',
  '"=1+1',
  "'=1+1",
  '“=1+1',
])('%j is not run as a formula', (text) => {
  for (const options of [{}, inLocale('de')]) {
    const cell = write(columns.text, { text }, options)?.replaceAll(/^"|"$/g, '');
    expect(cell?.replaceAll('""', '"')).toBe(`'${text}`);
  }
});

test('a text with the separator of another region is in quotes, so that the rest of it is not run as a formula', () => {
  expect(write(columns.text, { text: 'Tea;=1+1' })).toBe('"Tea;=1+1"');
  expect(write(columns.text, { text: 'Tea|@SUM(A1)' })).toBe('"Tea|@SUM(A1)"');
  expect(write(columns.text, { text: 'Tea, =1+1' }, inLocale('de'))).toBe('"Tea, =1+1"');
});

test('negative numbers of columns and texts that no spreadsheet runs have no apostrophe', () => {
  expect(write(columns.area, { area: -20 })).toBe('-20');
  expect(write(columns.area, { area: -20.5 }, inLocale('de'))).toBe('-20,5');
  for (const text of ['a=1', '5-3', '– none', 'me@example.com', '#1', "'s-Hertogenbosch"]) {
    expect(write(columns.text, { text })).toBe(text);
  }
  expect(formatCsv([{ ...columns.text, header: '=1+1' }], [])).toBe("'=1+1\r\n");
});

test('a column without value exports the text of its cells', () => {
  const { value: _, ...column } = columns.state;
  expect(write(column, { state: 'done' })).toBe('Done');
  expect(write({ id: 'a', header: 'A', cell: () => ['a', 1, <b key="b">c</b>] }, {})).toBe('a1c');
});

test('where a component may show more than is known, the value is exported', () => {
  const cell = () => (
    <>
      Paid <Money value={{ amount: 1, currency: 'EUR' }} />
    </>
  );
  expect(write({ ...columns.text, cell }, { text: 'paid' }, inLocale('en'))).toBe('paid');
  expect(write({ id: 'a', header: 'A', cell }, {}, inLocale('en'))).toBe('"Paid "');
});

test('a view decides on columns, rows and their order', () => {
  const csv = formatCsv(permitColumns, listPermits(40), {
    view: {
      columnOrder: ['kind', 'number', 'fee'],
      hiddenColumns: permitColumns
        .map(({ id }) => id)
        .filter((id) => !['number', 'kind', 'fee'].includes(id)),
      filters: { kind: { values: ['Signage'] }, fee: { minValue: 200_000 } },
      sorts: [{ column: 'fee', direction: 'descending' }],
    },
  });
  const [head, ...lines] = csv.trim().split('\r\n');
  // The pinned column stays first.
  expect(head).toBe('No.,Kind,Fee');
  const fees = lines.map((line) => Number(line.split(',')[2]));
  expect(fees.length).toBeGreaterThan(1);
  expect(fees).toEqual(fees.toSorted((a, b) => b - a));
  expect(lines.every((line) => line.includes(',Signage,'))).toBe(true);
  expect(Math.min(...fees)).toBeGreaterThanOrEqual(2000);
});

test('rows of a server stay as they are', () => {
  const rows = listPermits(3).toReversed();
  const view = { sorts: [{ column: 'number', direction: 'ascending' }] } as const;
  const read = (dataMode: 'client' | 'server') =>
    formatCsv(permitColumns, rows, { view, dataMode }).split('\r\n')[1]?.slice(0, 11);
  expect(read('server')).toBe('BP-20260003');
  expect(read('client')).toBe('BP-20260001');
});
