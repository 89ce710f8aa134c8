import type { Insertable } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import { accountDefaults } from '../../config.ts';
import type { EncryptionKeys } from '../../config/encryptionKeys.ts';
import type { Schema } from '../../database/schema.ts';
import { encrypt } from '../../domain/encryption.ts';
import { day } from '../../durations.ts';

type Account = Insertable<Schema['accounts']>;

/** Password of every demo account. */
export const demoPassword = 'Demo-pass-1';

/** The demo accounts by the local part of their address, with what they show. */
export const demoAccounts = {
  approved: 'eighteen months of jobs and money',
  fresh: 'approved, nothing done yet',
  pending: 'profile not completed yet',
  review: 'account in review',
  rejected: 'account rejected',
  suspended: 'account suspended',
  arabic: 'approved, Arabic and right-to-left',
  yen: 'approved, paid in yen, a withdrawal is requested',
  dinar: 'approved, paid in Kuwaiti dinars, a withdrawal is on its way; Arabic',
  disputes: 'approved, money late and on hold, rejected work and objections',
} as const;

const starredPages = [
  { href: '/dashboard?tab=wallet', title: 'Wallet' },
  { href: '/profile', title: 'Profile' },
  { href: '/jobs/harbour-roaster-visit', title: 'One morning at the roastery' },
];

/** Local part of the address of a demo account. */
export type DemoName = keyof typeof demoAccounts;

/** Returns the id of a demo account. */
export function getDemoId(name: DemoName): string {
  return `account-${name}`;
}

/** Creates the rows of all demo accounts; `hash` is the hashed password. */
export function accountRows(now: number, hash: string): Account[] {
  return [
    account('approved', 'Maya Tan', now - 560 * day, hash, {
      timezone: 'Asia/Singapore',
      phone: '+6581234821',
      phone_verified: 1,
      profile_complete: 1,
      starred_json: JSON.stringify(starredPages),
    }),
    account('fresh', 'Jonas Berg', now - 3 * day, hash, { profile_complete: 1 }),
    account('pending', 'Ines Duarte', now - day, hash, { state: 'pending_profile' }),
    account('review', 'Tomasz Nowak', now - 4 * day, hash, {
      state: 'in_review',
      profile_complete: 1,
      review_submitted_at: now - day,
      review_expected_by: now + 2 * day,
    }),
    account('rejected', 'Priya Nair', now - 20 * day, hash, {
      state: 'rejected',
      profile_complete: 1,
      review_submitted_at: now - 18 * day,
      review_expected_by: now - 15 * day,
      review_outcome: 'rejected',
      review_reason: 'The connected profile shows no posts of the last twelve months.',
    }),
    account('suspended', 'Leo Marchetti', now - 200 * day, hash, {
      state: 'suspended',
      profile_complete: 1,
      review_submitted_at: now - 198 * day,
      review_expected_by: now - 195 * day,
      review_outcome: 'suspended',
      review_reason: 'Two posts were removed within the agreed time. Write to us to appeal.',
    }),
    account('arabic', 'ليلى حداد', now - 90 * day, hash, {
      locale: 'ar',
      country: 'AE',
      timezone: 'Asia/Dubai',
      profile_complete: 1,
    }),
    account('yen', 'Haru Sato', now - 300 * day, hash, {
      country: 'JP',
      timezone: 'Asia/Tokyo',
      currency: 'JPY',
      phone: '+81312345678',
      phone_verified: 1,
      profile_complete: 1,
    }),
    account('disputes', 'Amara Osei', now - 150 * day, hash, {
      timezone: 'Asia/Singapore',
      profile_complete: 1,
    }),
    account('dinar', 'نورة العلي', now - 260 * day, hash, {
      locale: 'ar',
      country: 'KW',
      timezone: 'Asia/Kuwait',
      currency: 'KWD',
      phone: '+96512345678',
      phone_verified: 1,
      profile_complete: 1,
    }),
  ];
}

/** Creates the rows of all connected accounts of the demo. */
export function socialRows(now: number): Insertable<Schema['social_accounts']>[] {
  return [
    // Each with its followers, the engagement in hundredths of a percent, and the time of the connection.
    social('approved', 'instagram', '@mayamakes', 24_800, 460, now - 540 * day),
    social('approved', 'tiktok', '@mayamakes', 58_300, 720, now - 540 * day),
    social('approved', 'youtube', '@mayamakesfilms', 9400, 380, now - 440 * day),
    social('approved', 'lemon8', 'mayamakes', 1850, 510, now - 310 * day),
    {
      ...social('approved', 'facebook', 'Maya Makes', 3100, 190, now - 500 * day),
      status: 'expired',
      problem: 'lapsed',
    },
    social('fresh', 'tiktok', '@jonasoutside', 12_400, 610, now - 3 * day),
    social('fresh', 'instagram', '@jonasoutside', 6200, 430, now - 3 * day),
    social('yen', 'youtube', '@harusato', 21_500, 410, now - 290 * day),
    social('yen', 'lemon8', 'harusato', 5200, 480, now - 290 * day),
    social('dinar', 'tiktok', '@noura.alali', 33_100, 590, now - 250 * day),
    social('dinar', 'instagram', '@noura.alali', 18_700, 450, now - 250 * day),
    social('disputes', 'tiktok', '@amaraosei', 17_900, 600, now - 140 * day),
    social('disputes', 'instagram', '@amaraosei', 11_200, 520, now - 140 * day),
    social('disputes', 'facebook', 'Amara Osei', 6400, 240, now - 140 * day),
    social('disputes', 'lemon8', 'amaraosei', 2900, 430, now - 140 * day),
    social('arabic', 'instagram', '@layla.haddad', 15_300, 540, now - 80 * day),
    social('arabic', 'tiktok', '@layla.haddad', 8900, 660, now - 80 * day),
    social('review', 'tiktok', '@tomekcooks', 4100, 580, now - 4 * day),
  ];
}

type PayoutSeed = Record<'holder' | 'country' | 'code' | 'bank' | 'number', string> & {
  routing?: string;
};

const payoutMethods: Record<'approved' | 'yen' | 'dinar', PayoutSeed> = {
  approved: { holder: 'Maya Tan', country: 'SG', code: 'dbs', bank: 'DBS', number: '0721234821' },
  yen: {
    holder: 'Haru Sato',
    country: 'JP',
    code: 'mufg',
    bank: 'MUFG',
    number: '0013557',
    routing: '0005001',
  },
  dinar: {
    holder: 'نورة العلي',
    country: 'KW',
    code: 'other',
    bank: 'NBOKKWKW',
    number: 'KW96NBOK0000000000000010042786',
  },
};

/** Creates the payout method of a demo account. */
export function payoutRow(
  name: keyof typeof payoutMethods,
  keys: EncryptionKeys,
): Insertable<Schema['payout_methods']> & { id: string } {
  const { holder, country, code, bank, number, routing = null } = payoutMethods[name];
  // A bank that is not in the list is named by its SWIFT code.
  const swift = code === 'other' ? bank : null;
  return {
    id: `payout-${name}`,
    account_id: getDemoId(name),
    type: 'bank',
    label: `${bank} •••${number.slice(-4)}`,
    holder_name: holder,
    bank_name: bank,
    last4: number.slice(-4),
    country,
    status: 'active',
    reason: null,
    locked_until: null,
    bank_code: code,
    sealed_details: encrypt(
      keys,
      'payout_methods',
      JSON.stringify({ account_number: number, routing_code: routing, swift }),
    ),
  };
}

function account(
  id: DemoName,
  name: string,
  createdAt: number,
  hash: string,
  more: Partial<Account>,
): Account {
  return {
    id: getDemoId(id),
    state: 'approved',
    name,
    email: `${id}@demo.test`,
    email_verified: 1,
    password_hash: hash,
    phone: null,
    phone_verified: 0,
    avatar_url: null,
    country: 'SG',
    locale: 'en',
    // The defaults of accounts that never chose a currency or a time zone, so that the demo includes this case.
    ...accountDefaults,
    profile_complete: 0,
    starred_json: '[]',
    review_submitted_at: null,
    review_expected_by: null,
    review_outcome: null,
    review_reason: null,
    created_at: createdAt,
    ...more,
  };
}

function social(
  owner: DemoName,
  provider: Platform,
  handle: string,
  followers: number,
  engagement: number,
  connectedAt: number,
): Insertable<Schema['social_accounts']> {
  const name = handle.replace(/^@/, '').replaceAll(' ', '');
  return {
    id: `social-${owner}-${provider}`,
    account_id: getDemoId(owner),
    provider,
    status: 'connected',
    handle,
    profile_url: `https://${provider}.example/${name}`,
    avatar_url: null,
    followers,
    engagement,
    verified_by: provider === 'lemon8' ? 'bio_code' : 'oauth',
    connected_at: connectedAt,
    synced_at: connectedAt + day,
    problem: null,
  };
}
