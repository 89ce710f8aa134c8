import type { AheadLine } from '../../../contract/schemas/ahead.ts';
import type { Database } from '../../database/schema.ts';

/** The jobs that earned some money, the newest first, with their parts. */
export type SourceJobs = AheadLine['jobs'];

/** An amount that is in a wallet or was taken out of it, in minor units. Lists of amounts begin with the newest money. */
type Part = { id: string; amount: number };

// Limits the work for wallets with years of money that was never withdrawn.
const [maxEntries, maxJobs] = [400, 50];

/**
 * Finds the jobs that earned the newest money of a wallet, by the ids of `parts`: first the money in the wallet, then the withdrawals on
 * their way. Withdrawals take the oldest money first. Excludes bonuses, which have no job, and older money.
 */
export async function findSources(
  db: Database,
  accountId: string,
  currency: string,
  parts: readonly Part[],
): Promise<Map<string, SourceJobs>> {
  const entries = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['ledger_entries.amount', 'ref_kind', 'ref_id', 'transaction_id'])
    .where('ledger_account_id', '=', `wallet:${accountId}:${currency}`)
    .where('type', 'not in', ['withdrawal', 'withdrawal_reversal'])
    .orderBy('sequence', 'desc')
    .limit(maxEntries)
    .execute();
  const credits = [...Map.groupBy(entries, (row) => row.transaction_id).values()].map((rows) => ({
    jobId: rows[0]?.ref_kind === 'job' ? rows[0].ref_id : null,
    remaining: rows.reduce((sum, { amount }) => sum + amount, 0),
  }));
  const jobsOfParts = parts.map(({ id, amount }) => {
    const jobs = new Map<string, number>();
    let missing = amount;
    // Each part takes the newest money that the parts before it have left.
    for (const credit of credits) {
      const part = Math.max(0, Math.min(credit.remaining, missing));
      credit.remaining -= part;
      missing -= part;
      if (part > 0 && credit.jobId !== null) {
        jobs.set(credit.jobId, (jobs.get(credit.jobId) ?? 0) + part);
      }
    }
    return { id, jobs: [...jobs].slice(0, maxJobs) };
  });
  const named = await nameJobs(
    db,
    jobsOfParts.flatMap(({ jobs }) => jobs.map(([id]) => id)),
  );
  return new Map(
    jobsOfParts.map(({ id, jobs }) => [
      id,
      jobs.flatMap(([jobId, amount]) => {
        const job = named.get(jobId);
        return job ? [{ ...job, amount: { amount, currency } }] : [];
      }),
    ]),
  );
}

/** Reads titles, languages and brands of jobs by their ids. */
export async function nameJobs(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select(['jobs.id', 'jobs.title', 'jobs.language', 'brands.name as brand'])
    // PostgreSQL rejects `in` with an empty list; no job has an empty id.
    .where('jobs.id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
