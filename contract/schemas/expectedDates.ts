import { z } from 'zod';
import { certainties, dateStepKeys, moveReasons, noDayReasons } from '../rules/expectedDates.ts';
import { daySchema, idSchema, isoSchema, moneySchema } from './shared.ts';

/** Name of one of the dates of a job. */
export const dateStepKeySchema = z.enum(dateStepKeys);
/** How certain a date is. */
export const certaintySchema = z.enum(certainties);
/** Why a step has no day. */
export const noDayReasonSchema = z.enum(noDayReasons);

/** A time, or for `in_bank` the calendar day of the bank. */
const isoOrDaySchema = z.union([isoSchema, daySchema]);

/** The task of a step, with its title in the language of the job. */
export const datedTaskSchema = z.object({ id: idSchema, title: z.string() });

/**
 * One date of a job, from `apply_by` to `in_bank`. `at` is null exactly if there is a `reason`. `moved` has the event that changed a
 * promised date, and the given reason. `offered` is the day that a changed brief offers, until it is accepted. `amount` is set for the steps that move money: the amount that arrives in the wallet, and for
 * `in_bank` the same amount before the withdrawal fee.
 */
export const dateStepSchema = z.object({
  key: dateStepKeySchema,
  task: datedTaskSchema.nullable(),
  at: isoOrDaySchema.nullable(),
  certainty: certaintySchema,
  reason: noDayReasonSchema.nullable(),
  moved: z
    .object({ from: isoOrDaySchema, why: z.enum(moveReasons), text: z.string().nullable() })
    .nullable(),
  offered: isoSchema.nullable(),
  amount: moneySchema.nullable(),
});
/** One date of a job. */
export type DateStep = z.infer<typeof dateStepSchema>;
