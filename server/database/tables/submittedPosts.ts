import type { Platform } from '../../../contract/rules/platforms.ts';
import { defineTable, flag, number, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

/** The posts of the newest submitted version of each task. */
export const submittedPosts = defineTable({
  about: 'The published posts of the work.',
  section: 'posts',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    application_id: text(),
    task_id: text(),
    /** Index of the link in the version. */
    position: number(),
    account_id: text(),
    job_id: text(),
    platform: text<Platform>(),
    /** Identifies the post on its platform, whatever its address. */
    post_id: text(),
    /**
     * 1 for an account's only valid submission of a post. 0 for repeated submissions from before repetition was prevented, and after the
     * work was rejected or missed.
     */
    counts: flag(),
    submitted_at: time(),
    /** 1 if the address of the post shows that the connected account published it. */
    shows_account: flag().default(0),
  },
});
