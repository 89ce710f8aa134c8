/** The codes of a unique violation: SQLSTATE of PostgreSQL, and SQLITE_CONSTRAINT_UNIQUE. */
const uniqueViolation = { postgres: '23505', sqlite: 2067 };

/** Returns whether a statement failed because another row has a value that must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === uniqueViolation.postgres) return true;
  return 'errcode' in error && error.errcode === uniqueViolation.sqlite;
}
