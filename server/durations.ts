import { day, hour } from '../contract/rules/durations.ts';
import { retentionDays } from '../contract/rules/retention.ts';

export { day, hour, minute, second } from '../contract/rules/durations.ts';

/** How long before the due date of a step its reminder is sent. */
export const deadlineReminderLead = 48 * hour;

/** The kinds of data that are deleted after a time. */
export type RetentionName = keyof typeof retentionDays;

/** How long, in ms, each kind of data outside of open accounts is kept. */
export const retention = Object.fromEntries(
  Object.entries(retentionDays).map(([name, days]) => [name, days * day]),
) as Record<RetentionName, number>;
