import { z } from 'zod';
import { pitchMaxLength, reasonMaxLength } from '../rules/texts.ts';
import { moneySchema } from './money.ts';
import { clientRefSchema, idSchema, isoSchema, platformSchema } from './shared.ts';
import { applicationStateSchema, invitationStateSchema } from './states.ts';
import { requiredTextSchema, storableSchema, textSchema } from './text.ts';

/** An application to a job; without a decision by `decide_by` it expires. */
export const applicationSchema = z.object({
  id: idSchema,
  state: applicationStateSchema,
  applied_at: isoSchema,
  viewed_at: isoSchema.nullable(),
  decided_at: isoSchema.nullable(),
  /** When the application ended: the work was completed, no decision was made in time, or the work ended early. */
  ended_at: isoSchema.nullable(),
  decide_by: isoSchema,
  reason: z.object({ code: z.string(), text: z.string() }).nullable(),
  pitch: z.string(),
  rate: moneySchema.nullable(),
  account: platformSchema,
  /** The version of the brief that the publisher applied to. */
  job_version: z.int().min(1),
});
/** An application to a job. */
export type Application = z.infer<typeof applicationSchema>;

/** An invitation of a brand to one account. */
export const invitationSchema = z.object({
  id: idSchema,
  state: invitationStateSchema,
  message: z.string(),
  offer: moneySchema.nullable(),
  sent_at: isoSchema,
  expires_at: isoSchema,
  /** When the publisher replied, or the invitation was revoked or has expired. */
  ended_at: isoSchema.nullable(),
});
/** An invitation of a brand to one account. */
export type Invitation = z.infer<typeof invitationSchema>;

/**
 * Body of POST /api/job/{id}/apply; `rate` in minor units, only if the pay is a range. `version` is the version of the brief that the
 * publisher has read: the publisher applies with it, accepts it, or leaves the job because of it.
 */
export const applySchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('apply'),
    account: platformSchema,
    pitch: textSchema(pitchMaxLength).optional(),
    rate: z.int().optional(),
    answers: z.record(storableSchema(64), textSchema(pitchMaxLength)).optional(),
    accept_terms: z.literal(true),
    accept_unpaid: z.literal(true).optional(),
    version: z.int().min(1).optional(),
    client_ref: clientRefSchema,
  }),
  // Cancels an application that is not decided yet.
  z.strictObject({ action: z.literal('withdraw'), reason: textSchema(reasonMaxLength).optional() }),
  // Drops out of an accepted job.
  z.strictObject({ action: z.literal('drop'), reason: requiredTextSchema(reasonMaxLength) }),
  // Accepts a changed brief, or leaves the job because of it.
  z.strictObject({ action: z.literal('accept_change'), version: z.int().min(1) }),
  z.strictObject({ action: z.literal('leave'), version: z.int().min(1) }),
  // Reports whether the product of the brand has arrived.
  z.strictObject({ action: z.literal('product'), arrived: z.boolean() }),
]);
/** Body of POST /api/job/{id}/apply. */
export type Apply = z.infer<typeof applySchema>;

/** Response of GET /api/job/{id}/invitation. */
export const invitationResponseSchema = z.object({ invitation: invitationSchema.nullable() });
/** Response of GET /api/job/{id}/invitation. */
export type InvitationResponse = z.infer<typeof invitationResponseSchema>;

/**
 * Body of POST /api/job/{id}/invitation; `account` is the connected account for the work, `version` the version of the brief that the
 * publisher has read.
 */
export const invitationReplySchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('accept'),
    account: platformSchema,
    accept_terms: z.literal(true),
    version: z.int().min(1).optional(),
  }),
  z.strictObject({ action: z.literal('decline'), reason: textSchema(reasonMaxLength).optional() }),
]);
/** Body of POST /api/job/{id}/invitation. */
export type InvitationReply = z.infer<typeof invitationReplySchema>;

/** Response of POST /api/job/{id}/invitation; `application` is null after declining. */
export const invitationRepliedSchema = z.object({
  invitation: invitationSchema,
  application: applicationSchema.nullable(),
});
/** Response of POST /api/job/{id}/invitation. */
export type InvitationReplied = z.infer<typeof invitationRepliedSchema>;

/** Response of POST /api/job/{id}/apply. */
export const appliedSchema = z.object({ application: applicationSchema });
/** Response of POST /api/job/{id}/apply. */
export type Applied = z.infer<typeof appliedSchema>;
