import { Migrator } from 'kysely/migration';
import { appendOnlyLedger } from './migrations/appendOnlyLedger.ts';
import { codesAndDevices } from './migrations/codesAndDevices.ts';
import { contactTickets } from './migrations/contactTickets.ts';
import { discussions } from './migrations/discussions.ts';
import { dueVersions } from './migrations/dueVersions.ts';
import { entryPositions } from './migrations/entryPositions.ts';
import { foldedSearch } from './migrations/foldedSearch.ts';
import { freshProofs } from './migrations/freshProofs.ts';
import { initialTables } from './migrations/initialTables.ts';
import { jobFilters } from './migrations/jobFilters.ts';
import { socialAccounts } from './migrations/socialAccounts.ts';
import { notifications } from './migrations/notifications.ts';
import { profiles } from './migrations/profiles.ts';
import { referenceRates } from './migrations/referenceRates.ts';
import { repeatedAttempts } from './migrations/repeatedAttempts.ts';
import { runningTotals } from './migrations/runningTotals.ts';
import { starredPages } from './migrations/starredPages.ts';
import { submittedPosts } from './migrations/submittedPosts.ts';
import { unmailedMessages } from './migrations/unmailedMessages.ts';
import { unsubscribeLinks } from './migrations/unsubscribeLinks.ts';
import { withdrawals } from './migrations/withdrawals.ts';
import type { Database } from './schema.ts';
import { isConflict } from './transaction.ts';

const migrations = {
  '0001-initial-tables': initialTables,
  '0002-append-only-ledger': appendOnlyLedger,
  '0003-contact-tickets': contactTickets,
  '0004-codes-and-devices': codesAndDevices,
  '0005-profiles': profiles,
  '0006-social-accounts': socialAccounts,
  '0007-fresh-proofs': freshProofs,
  '0008-running-totals': runningTotals,
  '0009-entry-positions': entryPositions,
  '0010-discussions': discussions,
  '0011-job-filters': jobFilters,
  '0012-withdrawals': withdrawals,
  '0013-due-versions': dueVersions,
  '0014-starred-pages': starredPages,
  '0015-notifications': notifications,
  '0016-unmailed-messages': unmailedMessages,
  '0017-submitted-posts': submittedPosts,
  '0018-folded-search': foldedSearch,
  '0019-reference-rates': referenceRates,
  '0020-repeated-attempts': repeatedAttempts,
  '0021-unsubscribe-links': unsubscribeLinks,
};

const maxAttempts = 20;
const retryDelay = 100;

/** Migrates the database to the newest schema; safe if several processes start at once. */
export async function migrate(db: Database): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (!error) return;
    // Kysely creates its own tables outside a transaction, where SQLite fails at once if another process does.
    if (attempt >= maxAttempts || !isConflict(error)) {
      throw new Error('The database could not be migrated.', { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}
