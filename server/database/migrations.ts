import type { Migration } from 'kysely/migration';
import { accountClosings } from './migrations/accountClosings.ts';
import { agreements } from './migrations/agreements.ts';
import { appendOnlyLedger } from './migrations/appendOnlyLedger.ts';
import { codesAndDevices } from './migrations/codesAndDevices.ts';
import { contactTickets } from './migrations/contactTickets.ts';
import { debits } from './migrations/debits.ts';
import { discussions } from './migrations/discussions.ts';
import { dueVersions } from './migrations/dueVersions.ts';
import { entryPositions } from './migrations/entryPositions.ts';
import { foldedSearch } from './migrations/foldedSearch.ts';
import { freshProofs } from './migrations/freshProofs.ts';
import { initialTables } from './migrations/initialTables.ts';
import { jobFilters } from './migrations/jobFilters.ts';
import { mailRetries } from './migrations/mailRetries.ts';
import { movedDueDates } from './migrations/movedDueDates.ts';
import { notifications } from './migrations/notifications.ts';
import { operatorLog } from './migrations/operatorLog.ts';
import { postOwners } from './migrations/postOwners.ts';
import { paymentProblems } from './migrations/paymentProblems.ts';
import { profiles } from './migrations/profiles.ts';
import { referenceRates } from './migrations/referenceRates.ts';
import { repeatedAttempts } from './migrations/repeatedAttempts.ts';
import { runningTotals } from './migrations/runningTotals.ts';
import { schemaFence } from './migrations/schemaFence.ts';
import { shipments } from './migrations/shipments.ts';
import { socialAccounts } from './migrations/socialAccounts.ts';
import { starredPages } from './migrations/starredPages.ts';
import { submittedPosts } from './migrations/submittedPosts.ts';
import { textLanguages } from './migrations/textLanguages.ts';
import { unmailedMessages } from './migrations/unmailedMessages.ts';
import { unsubscribeLinks } from './migrations/unsubscribeLinks.ts';
import { withdrawals } from './migrations/withdrawals.ts';

/** Every migration by name, in order; once released, a migration never changes. */
export const migrations: Record<string, Migration> = {
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
  '0022-schema-fence': schemaFence,
  '0023-mail-retries': mailRetries,
  '0024-operator-log': operatorLog,
  '0025-text-languages': textLanguages,
  '0026-account-closings': accountClosings,
  '0027-post-owners': postOwners,
  '0028-moved-due-dates': movedDueDates,
  '0029-agreements': agreements,
  '0030-payment-problems': paymentProblems,
  '0031-shipments': shipments,
  '0032-debits': debits,
};

/** Version of the schema that this code reads and writes: the number of its migrations. */
export const schemaVersion = Object.keys(migrations).length;
