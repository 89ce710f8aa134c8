import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { toOneLine } from '../oneLine.ts';
import type { Services } from '../services.ts';
import type { Reason } from './bankReasons.ts';
import { advanceWithdrawal, resultActions, type WithdrawalStep } from './advanceWithdrawal.ts';

/** What the bank reports of one withdrawal. */
export type BankResult = Reason & {
  reference: string;
  action: WithdrawalStep['action'] | null;
};

/** What a report changed: references with their new state, references without a change, and an error per rejected row. */
export type AppliedReport = {
  changed: string[];
  unchanged: string[];
  errors: { reference: string; error: DomainError }[];
};

/** Thrown for a file that is not a valid report; the message is the reason. */
export class ReportError extends Error {
  override name = 'ReportError';
}

// Longer than any text that users see, and enough to recognise a row in an error.
const maxCellLength = 1000;

type Element = { name: string; text: string; children: Element[] };

// Statuses of ISO 20022 (ExternalPaymentTransactionStatus) for settled, credited and rejected. All other statuses mean that the payment is
// on its way.
const statusActions: ReadonlyMap<string, WithdrawalStep['action']> = new Map([
  ['ACSC', 'pay'],
  ['ACCC', 'pay'],
  ['RJCT', 'fail'],
]);

/** Applies each result in its own transaction, so that an invalid one does not block the others. Safe to repeat. */
export async function applyBankReport(
  services: Services,
  results: BankResult[],
): Promise<AppliedReport> {
  const report: AppliedReport = { changed: [], unchanged: [], errors: [] };
  for (const { reference, action, ...reported } of results) {
    if (action === null) {
      report.unchanged.push(reference);
      continue;
    }
    const actor = action === 'process' ? 'staff' : 'bank';
    try {
      const { row, isChanged } = await inTransaction(services.db, (tx) =>
        advanceWithdrawal(tx, services, reference, { ...reported, action, actor }),
      );
      if (isChanged) report.changed.push(`${reference} ${row.state}`);
      else report.unchanged.push(reference);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      report.errors.push({ reference, error });
    }
  }
  return report;
}

/** Parses a report as CSV with the columns reference, result and reason; throws a ReportError. */
export function parseCsvReport(text: string): BankResult[] {
  // Spreadsheets write semicolons where numbers have a decimal comma.
  const [firstLine = ''] = text.split('\n', 1);
  const { data, errors, meta } = Papa.parse<Partial<Record<string, string>>>(text, {
    delimiter: firstLine.includes(';') ? ';' : ',',
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => toOneLine(cell, maxCellLength),
  });
  if (!meta.fields?.includes('reference') || !meta.fields.includes('result')) {
    throw new ReportError('The first line must name the columns: reference,result,reason.');
  }
  // Accepts rows with fewer cells than columns, because only failures have a reason.
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new ReportError(`Line ${(broken.row ?? 0) + 1}: ${broken.message}.`);
  return data.map(({ reference, result = '', reason }, index) => {
    // The first line has the names of the columns.
    const line = `Line ${index + 2}`;
    const action = resultActions.get(result.toLowerCase());
    if (!reference) throw new ReportError(`${line} has no reference.`);
    if (action === undefined) {
      const resultNames = [...resultActions.keys()].join(', ');
      throw new ReportError(`${line}: "${result}" is none of ${resultNames}.`);
    }
    return { reference, action, reason: reason || undefined };
  });
}

/**
 * Parses an ISO 20022 pain.002 report. A status of a whole batch counts for each of its withdrawals that the report
 * does not list separately. Throws a ReportError.
 */
export async function parsePain002(db: Database, text: string): Promise<BankResult[]> {
  const report = find(parseXml(text), 'CstmrPmtStsRpt');
  const group = report && find(report, 'OrgnlGrpInfAndSts');
  if (!report || !group) throw new ReportError('The file is not a pain.002 report.');
  const payments = report.children.filter(({ name }) => name === 'OrgnlPmtInfAndSts');
  const results = new Map<string, BankResult>();
  for (const transaction of payments.flatMap(({ children }) => children)) {
    if (transaction.name !== 'TxInfAndSts') continue;
    const reference = read(transaction, 'OrgnlEndToEndId');
    if (!reference) throw new ReportError('A transaction has no OrgnlEndToEndId.');
    results.set(reference, toResult(reference, read(transaction, 'TxSts'), transaction));
  }
  // The statuses of batches, then of the whole file, for withdrawals that have no status yet.
  for (const [status, element] of [
    ...payments.map((payment) => [read(payment, 'PmtInfSts'), payment] as const),
    [read(group, 'GrpSts'), group] as const,
  ]) {
    if (!status || !statusActions.has(status)) continue;
    const batchId = read(group, 'OrgnlMsgId') ?? '';
    const rows = await db
      .selectFrom('withdrawals')
      .select('reference')
      .where('batch_id', '=', batchId)
      .orderBy('reference')
      .execute();
    for (const { reference } of rows) {
      if (!results.has(reference)) results.set(reference, toResult(reference, status, element));
    }
  }
  return [...results.values()];
}

function toResult(reference: string, status: string | undefined, element: Element): BankResult {
  const info = find(element, 'StsRsnInf');
  const code = info && find(info, 'Rsn') && read(find(info, 'Rsn'), 'Cd');
  const texts = info?.children.filter(({ name }) => name === 'AddtlInf') ?? [];
  const text = toOneLine(texts.map((child) => child.text).join(' '), maxCellLength);
  return {
    reference,
    action: statusActions.get(status ?? '') ?? null,
    reasonCode: code || undefined,
    reason: text || undefined,
  };
}

function find(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((child) => child.name === name);
}

function read(element: Element | undefined, name: string): string | undefined {
  const child = find(element, name);
  return child && toOneLine(child.text, maxCellLength);
}

// The parser knows only the entities of XML itself, so that a file cannot make it expand or fetch anything.
function parseXml(text: string): Element {
  const root: Element = { name: '', text: '', children: [] };
  const openElements = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new ReportError(`The file is not XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new ReportError('The file has a document type, which reports do not have.');
  });
  parser.on('opentag', ({ name }) => {
    // Leaves out the prefix of the namespace.
    const element: Element = { name: name.replace(/^.*:/, ''), text: '', children: [] };
    openElements.at(-1)?.children.push(element);
    openElements.push(element);
  });
  parser.on('text', (part) => {
    const element = openElements.at(-1);
    if (element) element.text += part;
  });
  parser.on('closetag', () => void openElements.pop());
  parser.write(text).close();
  return root.children[0] ?? root;
}
