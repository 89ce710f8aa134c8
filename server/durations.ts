import { retentionDays } from '../contract/rules/retention.ts';

/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How long before the due date of a step its reminder is sent. */
export const deadlineReminderLead = 48 * hour;

/** The kinds of data that are deleted after a time. */
export type RetentionName = keyof typeof retentionDays;

/** How long, in ms, each kind of data outside of open accounts is kept. */
export const retention = Object.fromEntries(
  Object.entries(retentionDays).map(([name, days]) => [name, days * day]),
) as Record<RetentionName, number>;
