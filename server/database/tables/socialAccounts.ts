import type { Platform } from '../../../contract/rules/platforms.ts';
import { bigNumber, defineTable, number, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const socialAccounts = defineTable({
  about: 'Connected accounts.',
  section: 'connected_accounts',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    id: text(),
    account_id: text(),
    provider: text<Platform>(),
    status: text<'connected' | 'expired' | 'pending_verification' | 'failed'>(),
    handle: text(),
    profile_url: text(),
    avatar_url: text().orNull(),
    followers: bigNumber().orNull(),
    /** Engagement in hundredths of a percent. */
    engagement: number().orNull().describe('hundredths of a percent'),
    verified_by: text<'oauth' | 'bio_code'>(),
    connected_at: time(),
    synced_at: time().orNull(),
    /** `lapsed` if the permission at the provider has ended. */
    problem: text<'lapsed'>().orNull(),
  },
});
