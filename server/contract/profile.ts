import { z } from 'zod';
import { contentTypeSchema, platformSchema } from './shared.ts';
import { userSchema } from './user.ts';

const line = (longest: number) => z.string().trim().min(1).max(longest);
const upTo = (longest: number) => z.string().trim().max(longest);
const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** A pay that a publisher asks for, `amount` in minor units of the account's currency. */
export const rateSchema = z.strictObject({
  platform: platformSchema,
  content_type: contentTypeSchema,
  amount: z.strictObject({
    amount: z.int().min(0).max(100_000_000),
    currency: z.string().length(3),
  }),
});
/** A pay that a publisher asks for. */
export type Rate = z.infer<typeof rateSchema>;

/** Where products are sent to. */
export const shippingSchema = z.strictObject({
  name: line(120),
  line1: line(120),
  line2: upTo(120),
  city: line(80),
  postcode: z.string().regex(/^[A-Za-z0-9 -]{3,10}$/),
  country: countrySchema,
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
});
/** Where products are sent to. */
export type Shipping = z.infer<typeof shippingSchema>;

/** Which news come by mail, and how often. */
export const preferencesSchema = z.strictObject({
  email_updates: z.enum(['instant', 'daily', 'off']),
  deadline_reminders: z.boolean(),
});

/** A profile; texts that were not given are empty. */
export const profileSchema = z.object({
  display_name: z.string(),
  legal_name: z.string(),
  birth_year: z.int().nullable(),
  gender: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string(),
  languages: z.array(z.string()),
  categories: z.array(z.string()),
  bio: z.string(),
  rates: z.array(rateSchema),
  shipping: shippingSchema.nullable(),
  preferences: preferencesSchema,
});
/** A profile. */
export type Profile = z.infer<typeof profileSchema>;

/** Kinds of content that jobs ask for, as search filters know them. */
export const categories = [
  'beauty',
  'comedy',
  'education',
  'family',
  'fashion',
  'finance',
  'food',
  'gaming',
  'health',
  'home',
  'lifestyle',
  'music',
  'outdoors',
  'pets',
  'sport',
  'technology',
  'travel',
] as const;

/** Words for gender; nobody has to choose one. */
export const genders = ['woman', 'man', 'nonbinary', 'other'] as const;

/** The parts of a profile as they are sent: each one alone, or several. */
export const profilePartsSchema = z.strictObject({
  display_name: z.string().trim().min(2).max(60).optional(),
  legal_name: line(120).optional(),
  birth_year: z.int().min(1900).max(2100).optional(),
  gender: z.enum(genders).nullable().optional(),
  country: countrySchema.optional(),
  city: line(80).optional(),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{4})?$/))
    .min(1)
    .max(20)
    .optional(),
  categories: z.array(z.enum(categories)).min(1).max(5).optional(),
  bio: upTo(500).optional(),
  rates: z.array(rateSchema).max(60).optional(),
  shipping: shippingSchema.nullable().optional(),
  preferences: preferencesSchema.optional(),
});
/** Parts of a profile. */
export type ProfileParts = z.infer<typeof profilePartsSchema>;

/** Body of POST /api/profile: parts of the profile, or a new address with the proof that it is mine. */
export const profileUpdateSchema = profilePartsSchema.extend({
  email: z.string().trim().min(1).max(254).pipe(z.email()).optional(),
  proof: z.string().min(1).max(200).optional(),
  locale: z.enum(['en', 'ar', 'zh-Hans']).optional(),
});
/** Body of POST /api/profile. */
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** Body of POST /api/profile/init: what is still missing, and the consent to the review. */
export const profileInitSchema = profilePartsSchema.extend({ consent: z.literal(true) });
/** Body of POST /api/profile/init. */
export type ProfileInit = z.infer<typeof profileInitSchema>;

const optionSchema = z.object({ id: z.string(), label: z.string() });
/** One choice of a list. */
export type ProfileOption = z.infer<typeof optionSchema>;

/** What can be chosen, in the language of the call. */
export const profileOptionsSchema = z.object({
  countries: z.array(optionSchema),
  languages: z.array(optionSchema),
  categories: z.array(optionSchema),
  genders: z.array(optionSchema),
  banks: z.array(optionSchema.extend({ country: z.string() })),
  /** Where payouts need no SWIFT code. */
  home_country: z.string(),
  youngest_birth_year: z.int(),
});
/** What can be chosen. */
export type ProfileOptions = z.infer<typeof profileOptionsSchema>;

/** Answer of GET /api/profile/init. */
export const profileInitialSchema = z.object({
  profile: profileSchema,
  options: profileOptionsSchema,
});
/** Answer of GET /api/profile/init. */
export type ProfileInitial = z.infer<typeof profileInitialSchema>;

/** Answer of POST /api/profile. */
export const profileSavedSchema = z.object({ profile: profileSchema, user: userSchema });
/** Answer of POST /api/profile. */
export type ProfileSaved = z.infer<typeof profileSavedSchema>;

/** Answer with the user as it is now. */
export const userResponseSchema = z.object({ user: userSchema });
/** Answer with the user as it is now. */
export type UserResponse = z.infer<typeof userResponseSchema>;

/** Body of POST /api/profile/phone. */
export const phoneSchema = z.strictObject({
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
  proof: z.string().min(1).max(200),
});
/** Body of POST /api/profile/phone. */
export type Phone = z.infer<typeof phoneSchema>;

/** Body of POST /api/profile/image: a data URL, or null to go without a picture. */
export const profileImageSchema = z.strictObject({
  image: z
    .string()
    .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/)
    .nullable(),
});
/** Body of POST /api/profile/image. */
export type ProfileImage = z.infer<typeof profileImageSchema>;

/** Answer of POST /api/profile/image. */
export const profileImageSavedSchema = z.object({ avatar_url: z.string().nullable() });
/** Answer of POST /api/profile/image. */
export type ProfileImageSaved = z.infer<typeof profileImageSavedSchema>;
