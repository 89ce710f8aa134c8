import type { Selectable } from 'kysely';
import { findHolderError } from '../../../contract/rules/payeeName.ts';
import type { PayoutMethod, PayoutUpdate } from '../../../contract/schemas/payout.ts';
import type { Config } from '../../config.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hour } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { createUndoLink, undoHours } from '../accounts/undoLink.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { consumeVerificationToken } from '../codes/verificationTokens.ts';
import { toIsoOrNull } from '../dates.ts';
import { invalidField } from '../domainError.ts';
import { purposes } from '../encryptedTexts.ts';
import { encrypt } from '../encryption.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { endOtherSessions, type Session } from '../session/sessions.ts';
import { readBank, readPaypal, readStoredCodes } from './payoutDetails.ts';

type MethodRow = Selectable<Schema['payout_methods']>;

/** Reads the payout method of an account; null if there is none. */
export async function readPayoutMethod(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accountId: string,
): Promise<PayoutMethod | null> {
  const row = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toMethod(row, config) : null;
}

/**
 * Saves a payout method with the proof of a code. The holder must have the profile's legal name, for a bank in Latin letters. Each save requires a new check, locks
 * payouts, ends other sessions and emails the owner. Withdrawals in progress keep their method.
 */
export function savePayoutMethod(
  services: Services,
  session: Session,
  { proof, ...update }: PayoutUpdate,
): Promise<PayoutMethod> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    const { masked, details } =
      update.type === 'bank' ? readBank(update) : readPaypal(update, session.country);
    await assertHolder(tx, session.id, update);
    const now = clock.machineNow();
    await consumeVerificationToken(tx, { proof, purpose: 'payout', accountId: session.id, now });
    const row: MethodRow = {
      ...masked,
      id: newId(),
      account_id: session.id,
      type: update.type,
      holder_name: update.holder_name.replace(/\s+/g, ' '),
      status: 'unverified',
      reason: null,
      locked_until: clock.now() + config.withdrawal.lock,
      sealed_details: encrypt(config.encryption, purposes.payout, JSON.stringify(details)),
      changed_at: clock.now(),
    };
    const previous = await tx
      .selectFrom('payout_methods')
      .select('id')
      .where('account_id', '=', session.id)
      .executeTakeFirst();
    const kind = previous ? 'payoutChanged' : 'payoutAdded';
    // Before the method is stored, because the link restores the current one.
    const address = await createUndoLink(tx, services, session);
    await endOtherSessions(tx, session.id, session.session_id);
    await tx
      .insertInto('payout_methods')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    await notifyOwner(tx, services, session, {
      subject: `mail.${kind}.subject`,
      body: `mail.${kind}`,
      values: {
        method: row.label,
        date: getLanguage(session.locale).formatDate(clock.now(), session.timezone),
        hours: config.withdrawal.lock / hour,
        address,
        undoHours,
      },
    });
    return toMethod(row, config);
  });
}

// Rejects another name here, because the bank would reject it days later.
async function assertHolder(
  tx: Tx,
  accountId: string,
  { type, holder_name: holderName }: Pick<PayoutUpdate, 'type' | 'holder_name'>,
): Promise<void> {
  const profile = await tx
    .selectFrom('profiles')
    .select('legal_name')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!profile?.legal_name) throw invalidField('holder_name', 'payout.noLegalName');
  const legalName = profile.legal_name;
  const error = findHolderError({ type, holderName, legalName });
  if (error === 'latin') throw invalidField('holder_name', 'payout.latinName');
  if (error === 'other') throw invalidField('holder_name', 'payout.otherName', { name: legalName });
}

function toMethod(row: MethodRow, config: Config): PayoutMethod {
  const { routing_code, swift } = readStoredCodes(row, config);
  return {
    id: row.id,
    type: row.type,
    label: row.label,
    holder_name: row.holder_name,
    ...(row.bank_name && { bank_name: row.bank_name }),
    ...(row.last4 && { last4: row.last4 }),
    ...(row.bank_code && { bank_code: row.bank_code }),
    ...(routing_code && { routing_code }),
    ...(swift && { swift }),
    country: row.country,
    status: row.status,
    ...(row.reason && { reason: row.reason }),
    locked_until: toIsoOrNull(row.locked_until),
  };
}
