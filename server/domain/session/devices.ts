import type { NotNull } from 'kysely';
import type { Device } from '../../../contract/schemas/devices.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { toIso } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { endOtherSessions, type Session } from './sessions.ts';

/** Lists the devices that an account is signed in on: this one first, then by last use. */
export async function listDevices(
  { db, clock, config }: Services,
  session: Session,
): Promise<Device[]> {
  const now = clock.machineNow();
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', session.id)
    .where('seen_at', '>', now - config.session.idle)
    .where('created_at', '>', now - config.session.absolute)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .$narrowType<{ public_id: NotNull }>()
    .execute();
  return rows
    .map((row) => ({
      id: row.public_id,
      browser: row.browser_name,
      system: row.system_name,
      login_with: row.login_with,
      ...(row.login_provider && { login_provider: row.login_provider }),
      signed_in_at: toIso(row.created_at),
      used_at: toIso(row.seen_at),
      is_this: row.id === session.session_id,
    }))
    .toSorted((a, b) => Number(b.is_this) - Number(a.is_this));
}

/** Signs out one device by its id, all others, or all. Returns whether this device was signed out. */
export async function endDevices(
  { db }: Services,
  session: Session,
  target: string,
): Promise<boolean> {
  if (target !== 'others' && target !== 'all') {
    await endDevice(db, session.id, target);
    return target === session.public_id;
  }
  const exceptId = target === 'all' ? null : session.session_id;
  await inTransaction(db, (tx) => endOtherSessions(tx, session.id, exceptId));
  return target === 'all';
}

// A device of another account is reported like an unknown one.
async function endDevice(db: Database, accountId: string, id: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('public_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new DomainError('notFound', 'device.unknown');
}
