import { z } from 'zod';
import { states, stepKeys, transactionTypes } from '../rules/states.ts';

/** State of a job. */
export const jobStateSchema = z.enum(states.job);
/** State of an application. */
export const applicationStateSchema = z.enum(states.application);
/** State of an invitation. */
export const invitationStateSchema = z.enum(states.invitation);
/** Status of a task. */
export const taskStatusSchema = z.enum(states.task);
/** Status of one step of a task. */
export const stepStatusSchema = z.enum(states.step);
/** State of one version of submitted work. */
export const submissionStateSchema = z.enum(states.submission);
/** State of a request for more time. */
export const extensionStateSchema = z.enum(states.extension);
/** State of the product that a brand sends for a job. */
export const shipmentStateSchema = z.enum(states.shipment);
/** State of a payment. */
export const paymentStateSchema = z.enum(states.payment);
/** State of a withdrawal. */
export const withdrawalStateSchema = z.enum(states.withdrawal);
/** State of an objection to a decision. */
export const caseStateSchema = z.enum(states.case);
/** One of the steps of a task. */
export const stepKeySchema = z.enum(stepKeys);
/** Type of a transaction. */
export const transactionTypeSchema = z.enum(transactionTypes);
