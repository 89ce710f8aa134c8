import type { JobsQuery } from '../../contract/jobs.ts';
import type { Database } from '../../database/schema.ts';
import type { SearchCounts } from './facets.ts';

const maxEntries = 200;

type Entry = { version: number; counts: SearchCounts };

// Per database, because tests open several in one process.
const caches = new WeakMap<object, Map<string, Entry>>();

/**
 * Returns the counts of a search, counted once per change of the jobs: a trigger gives them a new version. Searches
 * that depend on the account are counted each time.
 */
export async function getCachedCounts(
  db: Database,
  query: JobsQuery,
  count: () => Promise<SearchCounts>,
): Promise<SearchCounts> {
  if ([query.eligible, query.invited, query.hide_applied].includes('1')) return count();
  const cache = caches.get(db) ?? new Map<string, Entry>();
  caches.set(db, cache);
  const { version } = await db
    .selectFrom('job_versions')
    .select('version')
    .executeTakeFirstOrThrow();
  const key = JSON.stringify({ ...query, page: null, per_page: null, sort: null });
  const cached = cache.get(key);
  if (cached?.version === version) return cached.counts;
  const counts = await count();
  if (cache.size >= maxEntries) cache.clear();
  cache.set(key, { version, counts });
  return counts;
}
