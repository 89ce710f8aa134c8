import type { JobsQuery } from '../../../contract/schemas/jobs.ts';
import type { Database } from '../../database/schema.ts';
import type { ApplicantWithRates } from './jobViewer.ts';
import type { SearchCounts } from './facets.ts';
import { selectDeclined } from './searchFilters.ts';

/** The maximum number of cached searches per database; limits the memory. */
const maxEntries = 200;

type Entry = { version: number; counts: SearchCounts };

// One cache per database, because tests open several databases in one process.
const caches = new WeakMap<object, Map<string, Entry>>();

/**
 * Returns the counts of a search, cached until the jobs change: a trigger then gives the jobs a new version. Searches that depend on an
 * account's applications are not cached.
 */
export async function getCachedCounts(
  db: Database,
  query: JobsQuery,
  applicant: ApplicantWithRates,
  count: () => Promise<SearchCounts>,
): Promise<SearchCounts> {
  if ([query.invited, query.hide_applied].includes('1')) return count();
  const cache = caches.get(db) ?? new Map<string, Entry>();
  caches.set(db, cache);
  const { version } = await db
    .selectFrom('job_versions')
    .select('version')
    .executeTakeFirstOrThrow();
  const audience = query.eligible === '1' ? await describeAudience(db, applicant) : null;
  // The bounds of the pay are compared in the account's currency, so the rates are part of the key.
  const filtersByPay = query.pay_min !== undefined || query.pay_max !== undefined;
  const { currency, values } = applicant.comparison;
  const rates = filtersByPay ? [currency, ...values] : null;
  const key = JSON.stringify({ ...query, page: null, per_page: null, sort: null, audience, rates });
  const cached = cache.get(key);
  if (cached?.version === version) return cached.counts;
  const counts = await count();
  if (cache.size >= maxEntries) cache.clear();
  cache.set(key, { version, counts });
  return counts;
}

// Returns all facts on which an account's eligibility depends.
async function describeAudience(db: Database, applicant: ApplicantWithRates): Promise<unknown[]> {
  const { accountId, country, socials } = applicant;
  const declined = await selectDeclined(db, accountId).execute();
  const connected = [...socials.values()].filter(({ status }) => status === 'connected');
  return [
    country,
    declined.map(({ job_id: id }) => id).toSorted(),
    ...connected
      .map(({ provider, followers, engagement }) => [provider, followers, engagement])
      .sort(),
  ];
}
