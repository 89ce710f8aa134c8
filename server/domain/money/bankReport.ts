import { SaxesParser } from 'saxes';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { advanceWithdrawal, type WithdrawalStep } from './advanceWithdrawal.ts';

/** What the bank reports of one withdrawal. */
export type BankResult = {
  reference: string;
  action: WithdrawalStep['action'] | null;
  reason?: string | undefined;
};

/** What a report changed: references with their new state, those without news, and a sentence per row in error. */
export type AppliedReport = { changed: string[]; unchanged: string[]; errors: unknown[] };

/** Thrown for a file that is not a report; the message says why. */
export class ReportError extends Error {
  override name = 'ReportError';
}

type Element = { name: string; text: string; children: Element[] };

// ISO 20022 ExternalPaymentTransactionStatus: settled, credited, rejected. Every other one is on its way.
const actions: Record<string, BankResult['action']> = {
  ACSC: 'pay',
  ACCC: 'pay',
  RJCT: 'fail',
};

const csvActions: Record<string, BankResult['action']> = {
  processing: 'process',
  paid: 'pay',
  failed: 'fail',
  returned: 'return',
};

/**
 * Applies the bank's results, each in its own transaction, so that one that does not fit is no reason to hold back the
 * others. A report can be applied any number of times.
 */
export async function applyBankReport(
  services: Services,
  results: BankResult[],
): Promise<AppliedReport> {
  const report: AppliedReport = { changed: [], unchanged: [], errors: [] };
  for (const { reference, action, reason } of results) {
    if (action === null) {
      report.unchanged.push(reference);
      continue;
    }
    const actor = action === 'process' ? 'staff' : 'bank';
    try {
      const { row, isChanged } = await inTransaction(services.db, (tx) =>
        advanceWithdrawal(tx, services, reference, { action, actor, reason }),
      );
      if (isChanged) report.changed.push(`${reference} ${row.state}`);
      else report.unchanged.push(reference);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      report.errors.push(error);
    }
  }
  return report;
}

/** Parses a report as CSV with the columns reference, result and reason; throws a ReportError. */
export function parseCsvReport(text: string): BankResult[] {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const columns = header.split(',').map((name) => name.trim().toLowerCase());
  const [reference, result, reason] = ['reference', 'result', 'reason'].map((name) =>
    columns.indexOf(name),
  );
  if (reference === -1 || result === -1) {
    throw new ReportError('The first line must name the columns: reference,result,reason.');
  }
  return lines.map((line, index) => {
    const cells = parseCsvLine(line);
    const word = cells[result ?? 0]?.toLowerCase() ?? '';
    const action = csvActions[word];
    if (action === undefined) {
      const known = Object.keys(csvActions).join(', ');
      throw new ReportError(`Line ${index + 2}: "${word}" is none of ${known}.`);
    }
    return {
      reference: cells[reference ?? 0] ?? '',
      action,
      reason: cells[reason ?? -1] || undefined,
    };
  });
}

/**
 * Parses an ISO 20022 pain.002 report. A status of a whole batch counts for each withdrawal of it that the report
 * does not list itself. Throws a ReportError.
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
  for (const [status, element] of [
    ...payments.map((payment) => [read(payment, 'PmtInfSts'), payment] as const),
    [read(group, 'GrpSts'), group] as const,
  ]) {
    if (!status || !(status in actions)) continue;
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
  const text = info && read(info, 'AddtlInf');
  const reason = code === 'NARR' ? (text ?? code) : (code ?? text);
  return { reference, action: actions[status ?? ''] ?? null, reason: reason || undefined };
}

function find(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((child) => child.name === name);
}

function read(element: Element | undefined, name: string): string | undefined {
  return find(element, name)?.text.trim();
}

// The parser knows no entities but those of XML, so that a file cannot make it expand or fetch anything.
function parseXml(text: string): Element {
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new ReportError(`The file is not XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new ReportError('The file has a document type, which reports do not have.');
  });
  parser.on('opentag', ({ name }) => {
    const element: Element = { name: name.replace(/^.*:/, ''), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root.children[0] ?? root;
}

function parseCsvLine(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );
}
