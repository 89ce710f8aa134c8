import { z } from 'zod';
import { currencyCode } from '../rules/currencyCode.ts';
import { platforms } from '../rules/platforms.ts';
import { listPageSize } from '../rules/listPage.ts';
import { locales } from '../rules/locales.ts';
import { findTimeZone } from '../rules/timeZones.ts';
import { lineSchema, storableSchema, textSchema } from './text.ts';

/** Identifier of any entity, in visible ASCII characters; opaque to clients. */
export const idSchema = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => /^[!-~]*$/.test(id));

/** BCP 47 tag of the language of a text, such as `fr-CA`; `und` if it is not known. */
export const languageSchema = z.string();

/** A BCP 47 tag that an operator has entered, converted to its canonical form. */
export const languageTagSchema = z
  .string()
  .max(35)
  .transform((tag, context) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? 'und';
    } catch {
      context.addIssue('is not a language tag such as en or pt-BR');
      return z.NEVER;
    }
  });

/** Integer minor units of one currency, e.g. 12550 USD is $ 125.50. */
export const moneySchema = z.object({ amount: z.int(), currency: z.string().length(3) });
/** Integer minor units of one currency. */
export type Money = z.infer<typeof moneySchema>;

/** Time in UTC with a trailing Z, e.g. `2026-03-09T16:00:00.000Z`. */
export const isoSchema = z.iso.datetime();

/** A calendar day that is the same in every time zone, e.g. `2026-03-09`: a day of a bank. */
export const daySchema = z.iso.date();

/** A language of the product. */
export const localeSchema = z.enum(locales);

/** A time zone of the IANA database. */
export const timeZoneSchema = z.string().transform((text, context) => {
  const zone = findTimeZone(text);
  if (zone === null) context.addIssue({ code: 'custom' });
  return zone ?? z.NEVER;
});

/** A time zone from a browser; an unknown time zone counts as missing. */
export const reportedTimeZoneSchema = z
  .string()
  .transform((text) => findTimeZone(text) ?? undefined);

/** One of the six social platforms. */
export const platformSchema = z.enum(platforms);

/** A country by its code of ISO 3166-1. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** A currency by its code of ISO 4217. */
export const currencySchema = z.string().regex(currencyCode);

/** The proof that a code was exchanged for. */
export const proofSchema = z.string().min(1).max(200);

/** The kind of content of a task. */
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
/** The kind of content of a task. */
export type ContentType = z.infer<typeof contentTypeSchema>;

/** Idempotency key: a UUID per user action; repeated requests get the first response. */
export const clientRefSchema = z.uuid();

/** Position in a paged list; `total` counts the rows of all pages. */
export const pageMetaSchema = z.object({
  page: z.int().min(1),
  per_page: z.int().min(1),
  total: z.int().min(0),
  pages: z.int().min(0),
});
/** Position in a paged list. */
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** Creates the schema of one page of a list. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: pageMetaSchema });
}
/** One page of a list. */
export type Page<Item> = { data: Item[]; meta: PageMeta };

/** A file as the client sends it, with a data URL. */
export const uploadSchema = z.strictObject({
  name: lineSchema(255),
  type: storableSchema(100),
  data: z.string().refine((url) => /^data:[ -~]*$/.test(url)),
  alt: textSchema(250).optional(),
});

/** A picture of a message or of the work: a new file, or the URL of an uploaded picture. */
export const mediaInputSchema = z.union([
  uploadSchema,
  z.strictObject({ url: storableSchema(2048), alt: textSchema(250).optional() }),
]);
/** A picture of a message or of the work. */
export type MediaInput = z.infer<typeof mediaInputSchema>;

/** A stored picture, which only its owner can load; `size` in bytes, `width` and `height` in pixels. */
export const mediaSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int().min(0),
  url: z.string(),
  alt: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});
/** A stored picture. */
export type Media = z.infer<typeof mediaSchema>;

/** An empty body, `{}`. */
export const emptySchema = z.strictObject({});

/** A whole number in a query or a path, in decimal digits only: no `0x10`, `1e3` or blanks. */
export function wholeNumberSchema(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** Query parameters of a paged list; 20 rows by default, 100 at most. */
export const pagingQuery = {
  page: wholeNumberSchema(1, 100_000).default(1),
  per_page: wholeNumberSchema(1, 100).default(listPageSize),
};

/** A flag in a query string: `1` or `0`. */
export const flagQuery = z.enum(['0', '1']).default('0');
