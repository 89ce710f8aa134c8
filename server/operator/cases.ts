import { caseOutcomes, type CaseOutcome } from '../../contract/rules/cases.ts';
import { formatAmount } from '../../contract/rules/formats.ts';
import type { Database } from '../database/schema.ts';
import { openCaseStates } from '../../contract/rules/states.ts';
import type { Feedback } from '../domain/work/review.ts';
import { decideCase, recordBrandReply } from '../domain/cases/decideCase.ts';
import { readEvidence } from '../domain/cases/evidence.ts';
import { toIso, toIsoOrNull } from '../domain/dates.ts';
import { translateNews } from '../domain/discussion/news.ts';
import type { Services } from '../domain/services.ts';
import { getLanguage } from '../i18n/language.ts';
import { indentLines, joinReason, joinText, OperatorError, type Command } from './command.ts';
import { assertConfirmed, readConfirmation } from './confirm.ts';

/** Objections of publishers to decisions. */
export const caseCommands: Record<string, Command> = {
  cases: {
    usage: '[all]',
    about:
      'List the objections that are waiting for a decision, most urgent first. Use "all" to include the others.',
    minArgs: 0,
    run: listCases,
  },
  case: {
    usage: 'REFERENCE',
    about:
      'Show an objection and its evidence: the decision, each version with its feedback, and the discussion until then.',
    minArgs: 1,
    run: (services, [reference = '']) => showCase(services, reference),
  },
  'case-heard': {
    usage: 'REFERENCE TEXT…',
    about: 'Record the statement of the brand on an objection.',
    minArgs: 2,
    async run(services, [reference = '', ...text]) {
      const { due_by: due } = await recordBrandReply(services, reference, joinText(text));
      return `${reference}: the brand was heard. Decide by ${toIso(due)}.`;
    },
  },
  'decide-case': {
    usage: `REFERENCE paid|refused REASON… | REFERENCE part AMOUNT REASON… [--yes]`,
    about:
      'Decide an objection and give the publisher a reason. "paid" and "part" move money. AMOUNT is what the publisher receives, such as 12.50.',
    minArgs: 3,
    async run(services, args) {
      const { rest: words, isConfirmed } = readConfirmation(args);
      const [reference = '', outcome = '', ...rest] = words;
      if (!isOutcome(outcome)) throw new OperatorError('Decide paid, part or refused.');
      const [amount = '', ...reason] = outcome === 'part' ? rest : ['', ...rest];
      const currency = await readCurrency(services.db, reference);
      assertConfirmed(services, { amount, currency, purpose: `for ${reference}` }, isConfirmed);
      const decision = { outcome, text: joinReason(reason), ...(outcome === 'part' && { amount }) };
      const { amount: paid } = await decideCase(services, reference, decision);
      return `${reference} is decided: ${outcome}${paid === null ? '' : `, ${paid} minor units`}.`;
    },
  },
};

async function readCurrency(db: Database, reference: string): Promise<string> {
  const row = await db
    .selectFrom('cases')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('currency')
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no objection ${reference}.`);
  return row.currency;
}

function isOutcome(text: string): text is CaseOutcome {
  return caseOutcomes.some((outcome) => outcome === text);
}

async function listCases({ db, clock }: Services, [which]: string[]): Promise<string> {
  const now = clock.now();
  const rows = await db
    .selectFrom('cases')
    .innerJoin('accounts', 'accounts.id', 'cases.account_id')
    .innerJoin('payments', 'payments.id', 'cases.payment_id')
    .selectAll('cases')
    .select(['accounts.email', 'payments.gross', 'payments.currency'])
    .$if(which !== 'all', (query) => query.where('cases.state', 'in', openCaseStates))
    .orderBy('due_by')
    .orderBy('cases.id')
    .execute();
  if (rows.length === 0) return 'No objection waits for a decision.';
  return rows
    .map((row) =>
      [
        row.reference,
        row.state,
        row.outcome ?? (row.due_by < now ? 'OVERDUE' : ''),
        row.about,
        `by ${toIso(row.due_by)}`,
        row.job_id,
        row.email ?? row.account_id,
        `${formatAmount({ amount: row.gross, currency: row.currency })} ${row.currency}`,
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
}

async function showCase({ db }: Services, reference: string): Promise<string> {
  const row = await db
    .selectFrom('cases')
    .innerJoin('applications', 'applications.id', 'cases.application_id')
    .innerJoin('payments', 'payments.id', 'cases.payment_id')
    .selectAll('cases')
    .select(['applications.state as application', 'applications.reason_text as decision_text'])
    .select(['payments.state as payment', 'payments.gross', 'payments.net', 'payments.currency'])
    .select(['payments.reason as payment_reason'])
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no objection ${reference}.`);
  const { versions, messages } = await readEvidence(db, row);
  const { currency } = row;
  const money = (amount: number) => `${formatAmount({ amount, currency })} ${currency}`;
  const english = getLanguage('en');
  return [
    `${row.reference}  ${row.about}  ${row.state}, opened ${toIso(row.opened_at)}, due ${toIso(row.due_by)}`,
    `Job ${row.job_id}, application ${row.application}${row.decision_text ? `: ${row.decision_text}` : ''}`,
    `Payment ${row.payment_id}  ${row.payment}, ${money(row.gross)} gross, ${money(row.net)} net${row.payment_reason ? `: ${row.payment_reason}` : ''}`,
    `The publisher: ${indentLines(row.message ?? 'wrote nothing')}`,
    `The brand: ${indentLines(row.brand_reply ?? 'not heard yet')}`,
    ...(row.outcome
      ? [
          `Decided ${toIsoOrNull(row.decided_at)}: ${row.outcome}${row.amount === null ? '' : ` (${money(row.amount)})`}. ${indentLines(row.outcome_text ?? '')}`,
        ]
      : []),
    `Versions: ${versions.length}`,
    ...versions.flatMap((version) => [
      `  ${toIsoOrNull(version.submitted_at)}  ${version.step} ${version.version}, ${version.state}`,
      ...[version.caption, ...(JSON.parse(version.links_json) as string[])]
        .filter(Boolean)
        .map((text) => `    ${indentLines(text)}`),
      ...(JSON.parse(version.feedback_json) as Feedback[]).map(
        ({ by, text }) => `    ${by}: ${indentLines(text)}`,
      ),
    ]),
    `Messages: ${messages.length}`,
    ...messages.map(
      (message) =>
        `  ${toIso(message.created_at)}  ${message.author}: ${indentLines(translateNews(message, english) ?? message.body)}`,
    ),
  ].join('\n');
}
