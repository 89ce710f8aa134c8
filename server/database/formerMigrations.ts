/** The migrations before version 0.3.0, the first release. Together they made the schema that the initial one makes now. */
export const formerMigrations = `
  0001-initial-tables 0002-append-only-ledger 0003-contact-tickets 0004-codes-and-devices
  0005-profiles 0006-social-accounts 0007-fresh-proofs 0008-running-totals 0009-entry-positions
  0010-discussions 0011-job-filters 0012-withdrawals 0013-due-versions 0014-starred-pages
  0015-notifications 0016-unmailed-messages 0017-submitted-posts 0018-folded-search
  0019-reference-rates 0020-repeated-attempts 0021-unsubscribe-links 0022-schema-fence
  0023-mail-retries 0024-operator-log 0025-text-languages 0026-account-closings
  0027-post-owners 0028-moved-due-dates 0029-agreements 0030-payment-problems 0031-shipments
  0032-debits
`
  .trim()
  .split(/\s+/);

/** The migration that has replaced them. */
export const initialMigration = '0001-initial-schema';

/** Returns whether a migration is from before the first release. */
export function isFormer(migration: string): boolean {
  return formerMigrations.includes(migration);
}

/** Returns whether the applied migrations made the schema of the first release. */
export function areComplete(applied: ReadonlySet<string>): boolean {
  return applied.size === formerMigrations.length && [...applied].every(isFormer);
}

/** Returns the migration under which this version knows the schema of a backup. */
export function toKnownMigration(migration: string): string {
  return migration === formerMigrations.at(-1) ? initialMigration : migration;
}
