import { z } from 'zod';
import { searchMaxLength } from '../rules/jobSearch.ts';
import { pathMaxLength, subjectMaxLength, supportMessageLength } from '../rules/texts.ts';
import { caseSubjectSchema } from './money.ts';
import { clientRefSchema, idSchema, isoSchema } from './shared.ts';
import { emailSchema, requiredTextSchema, storableSchema, textSchema } from './text.ts';

/** The categories of the FAQ. */
export const faqCategorySchema = z.enum([
  'start',
  'jobs',
  'submissions',
  'payments',
  'connected',
  'account',
]);
/** A category of the FAQ. */
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** Query of GET /api/faq. */
export const faqQuerySchema = z.strictObject({
  q: textSchema(searchMaxLength).optional(),
  category: faqCategorySchema.optional(),
});
/** Parsed query of GET /api/faq. */
export type FaqQuery = z.infer<typeof faqQuerySchema>;

/** A question with its answer; a blank line in the answer separates paragraphs. */
export const faqEntrySchema = z.object({
  id: idSchema,
  question: z.string(),
  answer: z.string(),
  updated_at: isoSchema,
});
/** A question with its answer. */
export type FaqEntry = z.infer<typeof faqEntrySchema>;

/** Response of GET /api/faq, in the language of the request; leaves out categories without a match. */
export const faqSchema = z.object({
  categories: z.array(
    z.object({ id: faqCategorySchema, title: z.string(), faqs: z.array(faqEntrySchema) }),
  ),
});
/** Response of GET /api/faq. */
export type Faq = z.infer<typeof faqSchema>;

/** The topic of a message to the support. */
export const contactTopicSchema = z.enum([
  'job',
  'payment',
  'account',
  'social',
  'brand',
  'data',
  'other',
  'dispute',
]);
/** The topic of a message to the support. */
export type ContactTopic = z.infer<typeof contactTopicSchema>;

/** A message to the support; `page` is the path in the app that the message is about. */
export const messageSchema = z.strictObject({
  topic: contactTopicSchema.exclude(['dispute']),
  subject: requiredTextSchema(subjectMaxLength),
  message: requiredTextSchema(supportMessageLength.max, supportMessageLength.min),
  email: emailSchema,
  job_id: idSchema.optional(),
  page: storableSchema(pathMaxLength)
    .refine((page) => page.startsWith('/'))
    .optional(),
  client_ref: clientRefSchema,
});
/** A message to the support. */
export type SupportMessage = z.infer<typeof messageSchema>;

/**
 * An objection to the decision `about` the user's work on a job or its payment. The server attaches the submitted versions and the
 * discussion as evidence.
 */
export const disputeSchema = z.strictObject({
  topic: z.literal('dispute'),
  about: caseSubjectSchema,
  job_id: idSchema,
  message: textSchema(supportMessageLength.max).optional(),
  client_ref: clientRefSchema,
});
/** An objection to a decision. */
export type Dispute = z.infer<typeof disputeSchema>;

/** Body of POST /api/contactus. */
export const contactSchema = z.discriminatedUnion('topic', [messageSchema, disputeSchema], {
  // With a missing or unknown topic, the errors of the other fields are reported too.
  unionFallback: true,
});
/** Body of POST /api/contactus. */
export type Contact = z.infer<typeof contactSchema>;

/** Response of POST /api/contactus: the reference of the ticket or objection, and the time within which it is answered. */
export const contactedSchema = z.object({
  reference: z.string(),
  reply_within_hours: z.int().min(1),
});
/** Response of POST /api/contactus. */
export type Contacted = z.infer<typeof contactedSchema>;
