import { z } from 'zod';

/** Identifier of any entity; opaque to clients. */
export const idSchema = z.string().min(1).max(64);
/** Identifier of any entity; opaque to clients. */
export type Id = z.infer<typeof idSchema>;

/** Moment in UTC with a trailing Z, e.g. `2026-03-09T16:00:00.000Z`. */
export const isoSchema = z.iso.datetime();
/** Moment in UTC with a trailing Z. */
export type ISO = z.infer<typeof isoSchema>;

/** The six social platforms of the specification. */
export const platformSchema = z.enum([
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'lemon8',
  'xiaohongshu',
]);
/** One of the six social platforms. */
export type Platform = z.infer<typeof platformSchema>;

/** What kind of content a task asks for. */
export const contentTypeSchema = z.enum([
  'post',
  'reel',
  'story',
  'short',
  'video',
  'live',
  'note',
  'content_only',
]);
/** What kind of content a task asks for. */
export type ContentType = z.infer<typeof contentTypeSchema>;

/** UUID made by the client for one intent; a repeat answers with the first result. */
export const clientRefSchema = z.uuid();
/** Idempotency key made by the client. */
export type ClientRef = z.infer<typeof clientRefSchema>;

/** Position in a paged list; `total` counts rows over all pages. */
export const pageMetaSchema = z.object({
  page: z.int().min(1),
  per_page: z.int().min(1),
  total: z.int().min(0),
  pages: z.int().min(0),
});
/** Position in a paged list. */
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** Builds the schema of one page of `item`. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: pageMetaSchema });
}
/** One page of a list. */
export type Page<Item> = { data: Item[]; meta: PageMeta };

/** A file as the client sends it, as a data URL inside JSON. */
export const uploadSchema = z.strictObject({
  name: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.string().startsWith('data:'),
  alt: z.string().max(250).optional(),
});
/** A file as the client sends it. */
export type Upload = z.infer<typeof uploadSchema>;

/** A file as the server describes it; `size` in bytes. */
export const mediaSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int().min(0),
  url: z.string(),
  alt: z.string(),
});
/** A stored file. */
export type Media = z.infer<typeof mediaSchema>;

/** A body without content, `{}`. */
export const emptySchema = z.strictObject({});
/** A body without content. */
export type Empty = z.infer<typeof emptySchema>;

/** `page` and `per_page` as they stand in a query string; 20 rows unless told, 100 at most. */
export const pagingQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
};

/** A switch in a query string: `1` is on, `0` is off. */
export const flagQuery = z.enum(['0', '1']).default('0');
