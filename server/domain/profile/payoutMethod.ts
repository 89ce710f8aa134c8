import type { Selectable } from 'kysely';
import type { PayoutMethod, PayoutUpdate } from '../../contract/payout.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { takeProof } from '../codes/verificationTokens.ts';
import { newId } from '../identifiers.ts';
import { isoOrNull } from '../dates.ts';
import { invalidField } from '../domainError.ts';
import { seal } from '../encryption.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { banks, otherBank } from './banks.ts';
import { countries } from './countries.ts';
import { homeCountry } from './options.ts';
import { tellOwner } from '../accounts/notifyOwner.ts';

type MethodRow = Selectable<Schema['payout_methods']>;
type Bank = Extract<PayoutUpdate, { type: 'bank' }>;
type Paypal = Extract<PayoutUpdate, { type: 'paypal' }>;
type Shown = Pick<MethodRow, 'label' | 'bank_name' | 'last4' | 'country' | 'bank_code'>;

/** Reads where the payouts of an account go; null where nobody has told. */
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
 * Saves where payouts go, with the proof of a code. The holder must be the legal name of the profile. Each save is
 * checked anew and locked for a time, and mailed to the owner; running withdrawals keep the method they began with.
 */
export function savePayoutMethod(
  services: Services,
  session: Session,
  { proof, ...update }: PayoutUpdate,
): Promise<PayoutMethod> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    const shown = update.type === 'bank' ? showBank(update) : showPaypal(update, session.country);
    await refuseForeignHolder(tx, session.id, update.holder_name);
    const now = clock.machineNow();
    await takeProof(tx, { proof, purpose: 'payout', accountId: session.id, now });
    const row: MethodRow = {
      ...shown,
      id: newId(),
      account_id: session.id,
      type: update.type,
      holder_name: update.holder_name.replace(/\s+/g, ' '),
      status: 'unverified',
      reason: null,
      locked_until: clock.now() + config.withdrawal.lock,
      sealed_details: seal(config.encryption, 'payout_methods', JSON.stringify(details(update))),
      changed_at: clock.now(),
    };
    await tx
      .insertInto('payout_methods')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    const news = { subject: 'mail.payoutChanged.subject', body: 'mail.payoutChanged' } as const;
    const hours = config.withdrawal.lock / 3_600_000;
    await tellOwner(tx, services, session, { ...news, values: { method: row.label, hours } });
    return toMethod(row);
  });
}

function showBank(update: Omit<Bank, 'proof'>): Shown {
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

function showPaypal({ email }: Omit<Paypal, 'proof'>, country: string | null): Shown {
  const [local = '', domain = ''] = email.split('@');
  const label = `PayPal ${local.slice(0, 1)}•••@${domain}`;
  return { label, bank_name: null, last4: null, country: country ?? homeCountry, bank_code: null };
}

function details(update: Omit<Bank, 'proof'> | Omit<Paypal, 'proof'>) {
  if (update.type === 'paypal') return { email: update.email };
  return { account_number: update.account_number, swift: update.swift ?? null };
}

// Peers find out at the failed payout that the names differ; here it is told while it can be mended.
async function refuseForeignHolder(tx: Tx, accountId: string, holder: string): Promise<void> {
  const profile = await tx
    .selectFrom('profiles')
    .select('legal_name')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!profile?.legal_name) throw invalidField('holder_name', 'payout.noLegalName');
  if (sameName(profile.legal_name) !== sameName(holder)) {
    throw invalidField('holder_name', 'payout.otherName', { name: profile.legal_name });
  }
}

function sameName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
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
    locked_until: isoOrNull(row.locked_until),
  };
}
