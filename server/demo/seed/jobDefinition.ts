import type { Platform } from '../../../contract/rules/platforms.ts';
import type { PayType } from '../../../contract/rules/jobSearch.ts';
import type { JobState, StepKey } from '../../../contract/rules/states.ts';
import type { BriefDiff } from '../../../contract/schemas/jobDetail.ts';
import type { ContentType } from '../../../contract/schemas/shared.ts';
import type { Behaviour } from '../../database/tables/jobs.ts';
import type { BrandKey } from './brands.ts';

/** A demo job in short form; days count from the seeding. */
export type JobDefinition = {
  id: string;
  brand: BrandKey;
  title: string;
  about: string;
  dos: string[];
  donts: string[];
  hashtag: string;
  categories: string[];
  /** Minimum followers per platform; the keys are the job's platforms. */
  followers: Partial<Record<Platform, number>>;
  /** Minimum engagement in hundredths of a percent, on every platform. */
  engagement?: number;
  country?: string;
  pay: Pay;
  tasks: TaskDefinition[];
  timing: Timing;
  places?: { taken: number; total: number };
  behaviour?: Behaviour;
  pitch?: 'required';
  question?: string;
  exclusivity?: string;
  change?: { daysAgo: number; summary: string; diff: BriefDiff[] };
};

/** The pay of a demo job, in whole dollars. */
export type Pay = { type: PayType; min: number | null; max: number | null; product?: number };

/** A task of a demo job. */
export type TaskDefinition = {
  title: string;
  platform: Platform;
  type: ContentType;
  quantity?: number;
  steps?: StepKey[];
};

/** When a demo job is posted, closes and is due, in days from the seeding; negative numbers are in the past. */
export type Timing = { state: JobState; posted: number; applyBy: number; due: number };

/** Creates a fixed pay. */
export function fixed(amount: number): Pay {
  return { type: 'fixed', min: amount, max: amount };
}

/** Creates a pay for which applicants enter their rate. */
export function range(min: number, max: number): Pay {
  return { type: 'range', min, max };
}

/** Creates a pay by result, between a minimum and a maximum. */
export function performance(min: number, max: number): Pay {
  return { type: 'performance', min, max };
}

/** Creates a pay that is only a product. */
export function product(value: number): Pay {
  return { type: 'product', min: null, max: null, product: value };
}

type OpenTiming = { postedAgo: number; closesIn: number; dueIn: number };

/** Creates the timing of a job that is open for applications. */
export function open({ postedAgo, closesIn, dueIn }: OpenTiming): Timing {
  return { state: 'open', posted: -postedAgo, applyBy: closesIn, due: dueIn };
}

/** Creates the timing of a job whose places are all taken. */
export function full(timing: OpenTiming): Timing {
  return { ...open(timing), state: 'full' };
}

/** Creates the timing of a cancelled job. */
export function cancelled(timing: OpenTiming): Timing {
  return { ...open(timing), state: 'cancelled' };
}

type ClosedTiming = { postedAgo: number; closedAgo: number; dueIn: number };

/** Creates the timing of a job that is closed for applications while its work continues. */
export function closed({ postedAgo, closedAgo, dueIn }: ClosedTiming): Timing {
  return { state: 'closed', posted: -postedAgo, applyBy: -closedAgo, due: dueIn };
}

/** Creates the timing of a completed job, which was posted 34 and closed 12 days before its work was due. */
export function done({ dueAgo }: { dueAgo: number }): Timing {
  return { state: 'completed', posted: -dueAgo - 34, applyBy: -dueAgo - 12, due: -dueAgo };
}

/** Creates a task for one platform. */
export function task(
  platform: Platform,
  type: ContentType,
  title: string,
  more: Partial<TaskDefinition> = {},
): TaskDefinition {
  return { platform, type, title, ...more };
}
