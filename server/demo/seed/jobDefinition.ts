import type { PayType } from '../../contract/jobs.ts';
import type { ContentType, Platform } from '../../contract/shared.ts';
import type { JobState, StepKey } from '../../contract/states.ts';
import type { Behaviour } from '../../database/schema/jobs.ts';
import type { BrandKey } from './brands.ts';

/** A demo job as its author writes it; days count from the moment of seeding. */
export type JobDefinition = {
  id: string;
  brand: BrandKey;
  title: string;
  about: string;
  dos: string[];
  donts: string[];
  hashtag: string;
  categories: string[];
  /** Least followers per platform; the keys are the job's platforms. */
  followers: Partial<Record<Platform, number>>;
  /** Least engagement in hundredths of a percent, on every platform. */
  engagement?: number;
  country?: string;
  pay: Pay;
  tasks: TaskDefinition[];
  timing: Timing;
  places?: [taken: number, total: number];
  behaviour?: Behaviour;
  pitch?: 'required';
  question?: string;
  exclusivity?: string;
  change?: { daysAgo: number; summary: string; fields: string[] };
};

/** What a demo job pays, in whole dollars. */
export type Pay = { type: PayType; min: number | null; max: number | null; product?: number };

/** A task of a demo job. */
export type TaskDefinition = {
  title: string;
  platform: Platform;
  type: ContentType;
  quantity?: number;
  steps?: StepKey[];
};

/** When a demo job was posted, closes and is due, in days from the seeding. */
export type Timing = { state: JobState; posted: number; applyBy: number; due: number };

/** Pays the same to everybody. */
export function fixed(amount: number): Pay {
  return { type: 'fixed', min: amount, max: amount };
}

/** Lets applicants name their rate. */
export function range(min: number, max: number): Pay {
  return { type: 'range', min, max };
}

/** Pays by result, between a floor and a ceiling. */
export function performance(min: number, max: number): Pay {
  return { type: 'performance', min, max };
}

/** Pays with a product only. */
export function product(value: number): Pay {
  return { type: 'product', min: null, max: null, product: value };
}

/** A job that takes applications for `closes` more days. */
export function open(postedAgo: number, closes: number, due: number): Timing {
  return { state: 'open', posted: -postedAgo, applyBy: closes, due };
}

/** A job whose places are all taken. */
export function full(postedAgo: number, closes: number, due: number): Timing {
  return { state: 'full', posted: -postedAgo, applyBy: closes, due };
}

/** A job that takes no applications any more and whose work goes on. */
export function closed(postedAgo: number, closedAgo: number, due: number): Timing {
  return { state: 'closed', posted: -postedAgo, applyBy: -closedAgo, due };
}

/** A job whose work was due some days ago. */
export function done(dueAgo: number): Timing {
  return { state: 'completed', posted: -dueAgo - 34, applyBy: -dueAgo - 20, due: -dueAgo };
}

/** A job that its brand called off. */
export function cancelled(postedAgo: number, closes: number, due: number): Timing {
  return { state: 'cancelled', posted: -postedAgo, applyBy: closes, due };
}

/** One video, reel, post … for one platform. */
export function task(
  platform: Platform,
  type: ContentType,
  title: string,
  more: Partial<TaskDefinition> = {},
): TaskDefinition {
  return { platform, type, title, ...more };
}
