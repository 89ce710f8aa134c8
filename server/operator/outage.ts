import pg from 'pg';
import { DatabaseUnavailableError, toDatabaseError } from '../database/databaseUnavailable.ts';
import { StorageUnavailableError } from '../domain/fileStore.ts';

// The error codes of PostgreSQL for roles and passwords (28…), databases that do not exist (3D…), and missing privileges (42501).
const refusedAccess = /^(?:28|3D|42501)/;

/** Returns the sentence for an error of the machine, the database or the storage, which is not a fault of the command; else undefined. */
export function describeOutage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // SQLite also fails when its file is checked. No connection has wrapped that error yet.
  if ('errcode' in error && toDatabaseError(error) instanceof DatabaseUnavailableError) {
    return `The database is not available: ${error.message}`;
  }
  if (error instanceof DatabaseUnavailableError) {
    return `The database is not available: ${getReason(error)}`;
  }
  if (error instanceof StorageUnavailableError) return withCause(error);
  if (error instanceof pg.DatabaseError && refusedAccess.test(error.code ?? '')) {
    return `The database refuses access: ${error.message}`;
  }
  // An error of Node, such as "ENOSPC: no space left on device, write".
  if ('syscall' in error) return error.message;
  return error.cause === undefined ? undefined : describeOutage(error.cause);
}

// A host with several addresses fails with an AggregateError, whose message is empty.
function getReason(error: Error): string {
  if (error.message !== '') return error.message;
  const { cause } = error;
  if (cause instanceof AggregateError) {
    return cause.errors.map((one) => (one instanceof Error ? one.message : String(one))).join('; ');
  }
  return cause instanceof Error ? cause.message : 'unknown reason';
}

function withCause(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
