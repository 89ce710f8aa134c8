import { foldName } from '../../../contract/rules/foldText.ts';
import type { Selectable } from 'kysely';
import type { PayoutMethod, PayoutUpdate } from '../../../contract/schemas/payout.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hour } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { createUndoLink, undoHours } from '../accounts/undoLink.ts';
import { notifyOwner } from '../accounts/notifyOwner.ts';
import { consumeVerificationToken } from '../codes/verificationTokens.ts';
import { toIsoOrNull } from '../dates.ts';
import { invalidField } from '../domainError.ts';
import { encrypt } from '../encryption.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { endOtherSessions, type Session } from '../session/sessions.ts';
import { banks, otherBank } from './banks.ts';
import { countries } from './countries.ts';
import { homeCountry } from './options.ts';

type MethodRow = Selectable<Schema['payout_methods']>;
type Update = Omit<BankUpdate, 'proof'> | Omit<PaypalUpdate, 'proof'>;
type BankUpdate = Extract<PayoutUpdate, { type: 'bank' }>;
type PaypalUpdate = Extract<PayoutUpdate, { type: 'paypal' }>;
type MaskedColumns = Pick<MethodRow, 'label' | 'bank_name' | 'last4' | 'country' | 'bank_code'>;

/** Reads the payout method of an account; null if there is none. */
export async function readPayoutMethod(
  db: Database,
  accountId: string,
): Promise<PayoutMethod | null> {
  const row = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toMethod(row) : null;
}

/**
 * Saves a payout method with the proof of a code. The holder must be the legal name of the profile. Each save needs a
 * new check, locks payouts, ends the other sessions and emails the owner; withdrawals in progress keep their method.
 */
export function savePayoutMethod(
  services: Services,
  session: Session,
  { proof, ...update }: PayoutUpdate,
): Promise<PayoutMethod> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    const masked = update.type === 'bank' ? maskBank(update) : maskPaypal(update, session.country);
    await assertLegalName(tx, session.id, update.holder_name);
    const now = clock.machineNow();
    await consumeVerificationToken(tx, { proof, purpose: 'payout', accountId: session.id, now });
    const details = JSON.stringify(getDetails(update));
    const row: MethodRow = {
      ...masked,
      id: newId(),
      account_id: session.id,
      type: update.type,
      holder_name: update.holder_name.replace(/\s+/g, ' '),
      status: 'unverified',
      reason: null,
      locked_until: clock.now() + config.withdrawal.lock,
      sealed_details: encrypt(config.encryption, 'payout_methods', details),
      changed_at: clock.now(),
    };
    const address = await createUndoLink(tx, services, session);
    await endOtherSessions(tx, session.id, session.session_id);
    await tx
      .insertInto('payout_methods')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    await notifyOwner(tx, services, session, {
      subject: 'mail.payoutChanged.subject',
      body: 'mail.payoutChanged',
      values: {
        method: row.label,
        date: getLanguage(session.locale).formatDate(clock.now(), session.timezone),
        hours: config.withdrawal.lock / hour,
        address,
        undoHours,
      },
    });
    return toMethod(row);
  });
}

function maskBank(update: Omit<BankUpdate, 'proof'>): MaskedColumns {
  const { country, bank_code, account_number, swift } = update;
  if (!countries.includes(country)) throw invalidField('country', 'rule.invalid');
  const bank = banks.find((one) => one.country === country && one.code === bank_code);
  if (!bank && bank_code !== otherBank) throw invalidField('bank_code', 'rule.invalid');
  if (country !== homeCountry && !swift) throw invalidField('swift', 'rule.required');
  const last4 = account_number.slice(-4);
  const name = bank?.name ?? swift ?? null;
  return {
    label: `${name ?? country} •••${last4}`,
    bank_name: name,
    last4,
    country,
    bank_code,
  };
}

function maskPaypal({ email }: Omit<PaypalUpdate, 'proof'>, country: string | null): MaskedColumns {
  const [local = '', domain = ''] = email.split('@');
  const label = `PayPal ${local.slice(0, 1)}•••@${domain}`;
  return { label, bank_name: null, last4: null, country: country ?? homeCountry, bank_code: null };
}

function getDetails(update: Update) {
  if (update.type === 'paypal') return { email: update.email };
  return { account_number: update.account_number, swift: update.swift ?? null };
}

// A payout to another name would fail at the bank, days later.
async function assertLegalName(tx: Tx, accountId: string, holder: string): Promise<void> {
  const profile = await tx
    .selectFrom('profiles')
    .select('legal_name')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!profile?.legal_name) throw invalidField('holder_name', 'payout.noLegalName');
  if (foldName(profile.legal_name) !== foldName(holder)) {
    throw invalidField('holder_name', 'payout.otherName', { name: profile.legal_name });
  }
}

function toMethod(row: MethodRow): PayoutMethod {
  return {
    id: row.id,
    type: row.type,
    label: row.label,
    holder_name: row.holder_name,
    ...(row.bank_name && { bank_name: row.bank_name }),
    ...(row.last4 && { last4: row.last4 }),
    country: row.country,
    status: row.status,
    ...(row.reason && { reason: row.reason }),
    locked_until: toIsoOrNull(row.locked_until),
  };
}
