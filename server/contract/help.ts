import { z } from 'zod';
import { clientRefSchema, idSchema, isoSchema } from './shared.ts';

/** The parts of the help center. */
export const faqCategorySchema = z.enum([
  'start',
  'jobs',
  'submissions',
  'payments',
  'connected',
  'account',
]);
/** A part of the help center. */
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** Query of GET /api/faq. */
export const faqQuerySchema = z.strictObject({
  q: z.string().trim().max(200).optional(),
  category: faqCategorySchema.optional(),
});
/** Query of GET /api/faq, parsed. */
export type FaqQuery = z.infer<typeof faqQuerySchema>;

/** One question with its answer; an empty line in the answer parts paragraphs. */
export const faqEntrySchema = z.object({
  id: idSchema,
  question: z.string(),
  answer: z.string(),
  updated_at: isoSchema,
});
/** One question with its answer. */
export type FaqEntry = z.infer<typeof faqEntrySchema>;

/** Answer of GET /api/faq, in the language of the call; a category without a hit is left out. */
export const faqSchema = z.object({
  categories: z.array(
    z.object({ id: faqCategorySchema, title: z.string(), faqs: z.array(faqEntrySchema) }),
  ),
});
/** Answer of GET /api/faq. */
export type Faq = z.infer<typeof faqSchema>;

/** What a message to us is about. */
export const contactTopicSchema = z.enum([
  'job',
  'payment',
  'account',
  'social',
  'brand',
  'data',
  'other',
]);
/** What a message to us is about. */
export type ContactTopic = z.infer<typeof contactTopicSchema>;

/** Body of POST /api/contactus; `page` is the path of the app that the message is about. */
export const contactSchema = z.strictObject({
  topic: contactTopicSchema,
  subject: z.string().trim().min(1).max(120),
  message: z.string().trim().min(10).max(4000),
  email: z.string().trim().min(1).max(254).pipe(z.email()),
  job_id: idSchema.optional(),
  page: z.string().startsWith('/').max(2048).optional(),
  client_ref: clientRefSchema,
});
/** Body of POST /api/contactus. */
export type Contact = z.infer<typeof contactSchema>;

/** Answer of POST /api/contactus: the number of the ticket, and when to expect an answer. */
export const contactedSchema = z.object({
  reference: z.string(),
  reply_within_hours: z.int().min(1),
});
/** Answer of POST /api/contactus. */
export type Contacted = z.infer<typeof contactedSchema>;
