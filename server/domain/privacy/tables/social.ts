import type { SocialTables } from '../../../database/schema/social.ts';
import {
  column,
  note,
  accountColumn,
  parentColumn,
  secret,
  type PersonalTables,
} from '../personalTable.ts';

const { text, number, time } = column;

/** Personal data in connected accounts and social identities. */
export const personalSocial: PersonalTables<SocialTables> = {
  social_accounts: {
    about: 'Connected accounts.',
    section: 'connected_accounts',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: {
      id: text(),
      account_id: text(),
      provider: text(),
      status: text(),
      handle: text(),
      profile_url: text(),
      avatar_url: text(),
      followers: number(),
      engagement: number(note('hundredths of a percent')),
      verified_by: text(),
      connected_at: time(),
      synced_at: time(),
      problem: text(),
    },
  },
  social_identities: {
    about: 'Accounts of providers that sign in.',
    section: 'sign_in_identities',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: {
      id: text(),
      account_id: text(),
      provider: text(),
      subject: text(),
      created_at: time(),
    },
  },
  social_grants: {
    about: 'Tokens for connected accounts.',
    section: 'social_grants',
    omitted: 'secrets that give access to the connected accounts',
    belongsTo: parentColumn('social_account_id', 'social_accounts'),
    erasure: 'delete',
    columns: {
      social_account_id: text(),
      access_token: text(secret('token')),
      refresh_token: text(secret('token')),
      expires_at: time(),
    },
  },
  bio_checks: {
    about: 'Codes for the biography of accounts that are being connected.',
    section: 'bio_checks',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: {
      id: text(),
      account_id: text(),
      provider: text(),
      code: text(),
      expires_at: time(),
    },
  },
  oauth_flows: {
    about: 'Sign-ins with a provider that have begun.',
    section: 'oauth_flows',
    omitted: 'secrets that are deleted within hours',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: {
      id: text(),
      provider: text(),
      type: text(),
      browser: text(),
      account_id: text(),
      return_address: text(),
      verifier: text(),
      created_at: time(),
      used_at: time(),
      answer: text(),
    },
  },
  demo_grants: { notPersonal: 'made-up people of the demo' },
  demo_bios: { notPersonal: 'made-up people of the demo' },
};
