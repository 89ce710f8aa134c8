import type { Platform } from '../../../contract/rules/platforms.ts';
import { bigNumber, defineTable, number, text } from '../defineTable.ts';

/** The platforms of a job, and what it requires of an account there. */
export const jobPlatforms = defineTable({
  notPersonal: 'data of brands',
  columns: {
    job_id: text(),
    platform: text<Platform>(),
    min_followers: bigNumber(),
    /** In hundredths of a percent. */
    min_engagement: number(),
  },
});
