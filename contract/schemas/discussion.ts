import { z } from 'zod';
import { maxPictures } from '../rules/pictures.ts';
import { messageMaxLength } from '../rules/texts.ts';
import {
  clientRefSchema,
  idSchema,
  isoSchema,
  languageSchema,
  mediaInputSchema,
  mediaSchema,
  wholeNumberSchema,
} from './shared.ts';
import { extensionStateSchema, stepKeySchema } from './states.ts';
import { requiredTextSchema, textSchema } from './text.ts';

/** The kinds of messages: of a person, of the platform, and a request for more time with its reply. */
export const messageKindSchema = z.enum(['text', 'system', 'extension_request', 'extension_reply']);
/** Kind of a message. */
export type MessageKind = z.infer<typeof messageKindSchema>;

/** The request for more time that a message makes or replies to, in its current state. */
export const extensionSchema = z.object({
  id: idSchema,
  task_id: idSchema,
  task_title: z.string(),
  /** The language of the task's title. */
  language: languageSchema,
  step: stepKeySchema,
  state: extensionStateSchema,
  /** The due date when the request was made. */
  due_before: isoSchema,
  until: isoSchema,
});
/** A request for more time. */
export type Extension = z.infer<typeof extensionSchema>;

/** A message between the publisher and the brand; `body` of a `system` message is in the language of the request. */
export const discussionMessageSchema = z.object({
  id: idSchema,
  kind: messageKindSchema,
  body: z.string(),
  /** The language of the body. */
  language: languageSchema,
  author: z.object({
    kind: z.enum(['me', 'brand', 'platform']),
    name: z.string(),
    avatar_url: z.string().nullable(),
  }),
  media: z.array(mediaSchema),
  created_at: isoSchema,
  /** The idempotency key of a message of the user, so that a retried message is not shown twice. */
  client_ref: clientRefSchema.optional(),
  extension: extensionSchema.nullable(),
});
/** A message between the publisher and the brand. */
export type DiscussionMessage = z.infer<typeof discussionMessageSchema>;

/** Query of GET /api/job/{id}/discussion: messages after or before the given message; by default the newest. */
export const discussionQuerySchema = z.strictObject({
  after: idSchema.optional(),
  before: idSchema.optional(),
  limit: wholeNumberSchema(1, 100).default(50),
});
/** Parsed query of GET /api/job/{id}/discussion. */
export type DiscussionQuery = z.infer<typeof discussionQuerySchema>;

/**
 * Response of GET /api/job/{id}/discussion, oldest message first. `has_more` is true if there are further messages
 * in the direction of the query: newer messages after `after`, else older messages.
 */
export const discussionSchema = z.object({
  data: z.array(discussionMessageSchema),
  unread: z.int().min(0),
  has_more: z.boolean(),
  /** Id of the newest message that was marked as read; the unread line follows it. */
  read_up_to: idSchema.nullable(),
  /**
   * Whether the publisher can write: with an application that is undecided, accepted or completed, or with an open invitation
   * and no application.
   */
  can_write: z.boolean(),
});
/** Response of GET /api/job/{id}/discussion. */
export type Discussion = z.infer<typeof discussionSchema>;

const text = z.object({
  kind: z.literal('text').default('text'),
  body: requiredTextSchema(messageMaxLength),
  media: z.array(mediaInputSchema).default([]),
  client_ref: clientRefSchema,
});
const extensionRequest = z.object({
  kind: z.literal('extension_request'),
  task_id: idSchema,
  until: isoSchema,
  body: requiredTextSchema(messageMaxLength),
  client_ref: clientRefSchema,
});
const readMark = z.object({ kind: z.undefined().optional(), read_up_to: idSchema });

type PostField = 'kind' | 'body' | 'media' | 'task_id' | 'until' | 'read_up_to' | 'client_ref';
type PostFields = { required: readonly PostField[]; optional: readonly PostField[] };

// The fields of each kind of post.
const postFields: Record<'text' | 'extension_request' | 'read_mark', PostFields> = {
  text: { required: ['body', 'client_ref'], optional: ['kind', 'media'] },
  extension_request: { required: ['kind', 'body', 'task_id', 'until', 'client_ref'], optional: [] },
  read_mark: { required: ['read_up_to'], optional: [] },
};

/**
 * Body of POST /api/job/{id}/discussion: a message, an extension request (`kind`, `task_id`, `until`), or a read mark (only `read_up_to`).
 * The schema is one object with optional fields, because a union would report that the whole body is invalid instead of naming the field.
 */
export const discussionPostSchema = z
  .strictObject({
    kind: z.enum(['text', 'extension_request']).optional(),
    body: textSchema(messageMaxLength).optional(),
    media: z.array(mediaInputSchema).max(maxPictures).optional(),
    task_id: idSchema.optional(),
    until: isoSchema.optional(),
    read_up_to: idSchema.optional(),
    client_ref: clientRefSchema.optional(),
  })
  .superRefine((post, context) => {
    const kind = post.read_up_to === undefined ? (post.kind ?? 'text') : 'read_mark';
    const { required, optional } = postFields[kind];
    const allowed: string[] = [...required, ...optional];
    const unexpected = Object.keys(post).filter((key) => !allowed.includes(key));
    const missing = required.filter((key) => !post[key]);
    for (const key of [...unexpected, ...missing]) {
      context.addIssue({ code: 'custom', path: [key] });
    }
  })
  .pipe(z.union([extensionRequest, text, readMark]));
/** Body of POST /api/job/{id}/discussion. */
export type DiscussionPost = z.infer<typeof discussionPostSchema>;

/** Response of POST /api/job/{id}/discussion; without `message` after a read mark. */
export const discussionPostedSchema = z.object({
  message: discussionMessageSchema.optional(),
  unread: z.int().min(0),
});
/** Response of POST /api/job/{id}/discussion. */
export type DiscussionPosted = z.infer<typeof discussionPostedSchema>;
