import { getJobAhead, getRemedy, joinSmallAmounts } from '../../../contract/rules/aheadLines.ts';
import type { AheadDates } from '../../../contract/rules/aheadLines.ts';
import { getBankDay, isBankDayOver } from '../../../contract/rules/bankDays.ts';
import { openWithdrawalStates } from '../../../contract/rules/states.ts';
import type { AheadLine } from '../../../contract/schemas/ahead.ts';
import type { Database } from '../../database/schema.ts';
import { toIsoDayOrNull, toIsoOrNull } from '../dates.ts';
import { readApplicationDates, toIsoMove, toStepTime } from '../expectedDates/jobDates.ts';
import type { DateContext } from '../expectedDates/dateFacts.ts';
import { readBankFacts } from '../withdrawals/bankFacts.ts';
import { findSources, nameJobs } from './moneySources.ts';

type Line = Pick<AheadLine, 'id' | 'kind' | 'jobs' | 'reference'> &
  AheadDates & { amount: number; currency: string; gross?: number };

/**
 * Forecasts, by currency, when an account's money arrives in its bank: late and held money first, then by day. Assumes that everybody acts
 * at the last allowed moment, and that the user withdraws money on the day on which it reaches the wallet. The withdrawal fee is not
 * subtracted, because one fee is charged for all lines that are withdrawn together.
 */
export async function forecast(
  db: Database,
  owner: { id: string; phone_verified: number },
  context: DateContext,
): Promise<Map<string, AheadLine[]>> {
  const bankOf = await readBankFacts(db, owner, context.config, context.now);
  const lines = [
    ...(await readJobLines(db, owner.id, context)),
    ...(await readWithdrawalLines(db, owner.id, context.now, bankOf)),
    ...(await readWalletLines(db, owner.id, context.now, bankOf)),
  ];
  const named = await addSources(db, owner.id, lines);
  return new Map(
    [...Map.groupBy(named, ({ currency }) => currency)].map(([currency, currencyLines]) => [
      currency,
      joinSmallAmounts(currencyLines, bankOf(currency), context.now)
        .sort(byUrgency)
        .map(toAheadLine),
    ]),
  );
}

async function readJobLines(db: Database, accountId: string, context: DateContext) {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'application_id', 'job_id', 'net', 'currency', 'funded'])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['estimated', 'pending', 'on_hold'])
    .execute();
  const dates = await readApplicationDates(
    db,
    accountId,
    payments.map(({ application_id: id }) => id),
    context,
  );
  const jobs = await nameJobs(
    db,
    payments.map(({ job_id: id }) => id),
  );
  return payments.flatMap(({ id, job_id: jobId, net, currency, funded }): Line[] => {
    const [job, ahead] = [jobs.get(jobId), getJobAhead(dates.get(jobId) ?? [])];
    if (!job || !ahead || net === 0) return [];
    // A payment that the brand has not funded may not be credited on its day.
    if (funded === 0 && ahead.class === 'certain') ahead.class = 'expected';
    const amount = { amount: net, currency };
    return [{ id, kind: 'job', jobs: [{ ...job, amount }], reference: null, ...ahead, ...amount }];
  });
}

type BankOf = Awaited<ReturnType<typeof readBankFacts>>;

async function readWithdrawalLines(db: Database, accountId: string, now: number, bankOf: BankOf) {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'reference', 'currency', 'amount', 'net', 'requested_at', 'arrives_by'])
    .where('account_id', '=', accountId)
    .where('state', 'in', openWithdrawalStates)
    .execute();
  return rows.map((row): Line => {
    // `opensOn` is the day from which new requests are possible; this one was already made.
    const bank = { ...bankOf(row.currency), opensOn: null };
    const arrivesBy = row.arrives_by ?? getBankDay(row.requested_at, bank);
    const isLate = isBankDayOver(arrivesBy, now);
    return {
      id: row.id,
      kind: 'withdrawal',
      jobs: [],
      reference: row.reference,
      amount: row.net,
      gross: row.amount,
      currency: row.currency,
      class: isLate ? 'expected' : 'certain',
      certainty: isLate ? 'late' : 'fixed',
      inWalletAt: null,
      inBankAt: isLate ? null : arrivesBy,
      reason: isLate ? 'withdrawal_late' : null,
      moved: null,
      restsOn: { key: 'in_bank', task: null, at: arrivesBy },
      bringsForward: getRemedy(isLate ? 'withdrawal_late' : null),
    };
  });
}

async function readWalletLines(db: Database, accountId: string, now: number, bankOf: BankOf) {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'currency', 'balance'])
    .where('account_id', '=', accountId)
    .where('balance', '>', 0)
    .execute();
  return rows.map(({ id, currency, balance }): Line => {
    const bank = bankOf(currency);
    const reason = bank.blocked ?? (balance < bank.min ? 'below_minimum' : null);
    return {
      id,
      kind: 'wallet',
      jobs: [],
      reference: null,
      amount: balance,
      currency,
      class: 'depends_on_you',
      certainty: 'waiting_for_you',
      inWalletAt: null,
      inBankAt: reason === null ? getBankDay(now, bank) : null,
      reason,
      moved: null,
      restsOn: null,
      bringsForward: reason === null ? (bank.isOpen ? 'withdraw' : null) : getRemedy(reason),
    };
  });
}

// Withdrawals take the oldest money first, so the newest money is in the wallet: `findSources` expects the wallet first.
async function addSources(db: Database, accountId: string, lines: Line[]): Promise<Line[]> {
  const sources = new Map<string, Line['jobs']>();
  const linesWithoutJobs = lines.filter(({ kind }) => kind !== 'job');
  const order = (line: Line) => (line.kind === 'wallet' ? 0 : 1);
  for (const [currency, currencyLines] of Map.groupBy(linesWithoutJobs, (line) => line.currency)) {
    const parts = currencyLines
      .sort((a, b) => order(a) - order(b))
      .map(({ id, amount, gross = amount }) => ({ id, amount: gross }));
    for (const [id, jobs] of await findSources(db, accountId, currency, parts)) {
      sources.set(id, jobs);
    }
  }
  return lines.map((line) => ({ ...line, jobs: sources.get(line.id) ?? line.jobs }));
}

/** Sorts late and held lines first, then by the day in the bank. */
function byUrgency(a: Line, b: Line): number {
  const isUrgent = ({ certainty }: Line) => certainty === 'late' || certainty === 'held';
  if (isUrgent(a) !== isUrgent(b)) return isUrgent(a) ? -1 : 1;
  const [first, second] = [a.inBankAt ?? Infinity, b.inBankAt ?? Infinity];
  return first === second ? a.id.localeCompare(b.id) : first - second;
}

function toAheadLine(line: Line): AheadLine {
  const { amount, currency, inWalletAt, inBankAt, moved, restsOn, bringsForward } = line;
  const { id, kind, jobs, reference, class: group, certainty, reason } = line;
  return {
    id,
    kind,
    jobs,
    reference,
    class: group,
    certainty,
    reason,
    amount: { amount, currency },
    in_wallet_at: toIsoOrNull(inWalletAt),
    in_bank_at: toIsoDayOrNull(inBankAt),
    // What moved is the day in the wallet.
    moved: toIsoMove('in_wallet', moved),
    rests_on: restsOn && { ...restsOn, at: toStepTime({ ...restsOn, certainty }) },
    brings_forward: bringsForward,
  };
}
