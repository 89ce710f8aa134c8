import type { Config } from '../../config.ts';
import type { Devices } from '../../contract/devices.ts';
import type { Database } from '../../database/schema.ts';
import { iso } from '../dates.ts';
import { Refusal } from '../domainError.ts';
import type { Session } from './sessions.ts';

/** Lists the devices on which an account is signed in: this one first, then those used last. */
export async function listDevices(
  db: Database,
  session: Session,
  limits: Config['session'],
  now: number,
): Promise<Devices> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', session.id)
    .where('seen_at', '>', now - limits.idle)
    .where('created_at', '>', now - limits.absolute)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute();
  const data = rows.map((row) => ({
    id: row.public_id,
    browser: row.browser_name,
    system: row.system_name,
    login_with: row.login_with,
    ...(row.login_provider && { login_provider: row.login_provider }),
    signed_in_at: iso(row.created_at),
    used_at: iso(row.seen_at),
    is_this: row.id === session.session_id,
  }));
  return { data: data.toSorted((one, other) => Number(other.is_this) - Number(one.is_this)) };
}

/** Ends one device of an account by its name in the list; one of somebody else is as unknown as any. */
export async function endDevice(db: Database, accountId: string, id: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('public_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Refusal('notFound', 'device.unknown');
}
