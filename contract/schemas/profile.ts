import { z } from 'zod';
import { pictureTypes } from '../rules/pictures.ts';
import {
  addressLineMaxLength,
  bioMaxLength,
  categories,
  cityMaxLength,
  genders,
  legalNameMaxLength,
  maxCategories,
  maxRate,
  minBirthYear,
} from '../rules/profile.ts';
import { phonePattern } from '../rules/account.ts';
import { postcodeMaxLength } from '../rules/postcodes.ts';
import {
  contentTypeSchema,
  countrySchema,
  localeSchema,
  platformSchema,
  proofSchema,
  timeZoneSchema,
} from './shared.ts';
import { starredPageSchema, userSchema } from './user.ts';
import {
  emailSchema,
  lineSchema,
  nameSchema,
  optionalLineSchema,
  storableSchema,
  textSchema,
} from './text.ts';

/** A publisher's rate, `amount` in minor units of the account's currency. */
export const rateSchema = z.strictObject({
  platform: platformSchema,
  content_type: contentTypeSchema,
  amount: z.strictObject({
    amount: z.int().min(0).max(maxRate),
    currency: z.string().length(3),
  }),
});
/** A publisher's rate. */
export type Rate = z.infer<typeof rateSchema>;

/** The address for products. */
export const shippingSchema = z.strictObject({
  name: lineSchema(legalNameMaxLength),
  line1: lineSchema(addressLineMaxLength),
  line2: optionalLineSchema(addressLineMaxLength),
  city: lineSchema(cityMaxLength),
  /** Empty where the country has none. */
  postcode: storableSchema(postcodeMaxLength).default(''),
  country: countrySchema,
  phone: z.string().regex(phonePattern),
});
/** The address for products. */
export type Shipping = z.infer<typeof shippingSchema>;

/** Email notifications; `job_alerts` are the categories whose new jobs are mailed. */
export const preferencesSchema = z.strictObject({
  email_updates: z.enum(['instant', 'daily', 'off']),
  deadline_reminders: z.boolean(),
  job_alerts: z.array(lineSchema(40)).max(50),
});

// An address that was stored before a rule became stricter must not break the profile.
const storedShippingSchema = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postcode: z.string().default(''),
  country: z.string(),
  phone: z.string(),
});

/** A profile; missing texts are empty. */
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
  shipping: storedShippingSchema.nullable(),
  preferences: preferencesSchema,
});
/** A profile. */
export type Profile = z.infer<typeof profileSchema>;

/** Parts of a profile, any of which can be saved alone. */
export const profilePartsSchema = z.strictObject({
  display_name: nameSchema.optional(),
  legal_name: lineSchema(legalNameMaxLength).optional(),
  birth_year: z.int().min(minBirthYear).max(2100).optional(),
  gender: z.enum(genders).nullable().optional(),
  country: countrySchema.optional(),
  city: lineSchema(cityMaxLength).optional(),
  // A language with an optional script, such as `zh-Hans`.
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{4})?$/))
    .min(1)
    .max(20)
    .optional(),
  categories: z.array(z.enum(categories)).min(1).max(maxCategories).optional(),
  bio: textSchema(bioMaxLength).optional(),
  rates: z.array(rateSchema).max(60).optional(),
  shipping: shippingSchema.nullable().optional(),
  preferences: preferencesSchema.partial().optional(),
});
/** Parts of a profile. */
export type ProfileParts = z.infer<typeof profilePartsSchema>;

/**
 * Body of POST /api/profile: parts of the profile, a new email address with its proof, the language and time zone of emails, or the starred
 * pages.
 */
export const profileUpdateSchema = profilePartsSchema.extend({
  email: emailSchema.optional(),
  proof: proofSchema.optional(),
  locale: localeSchema.optional(),
  timezone: timeZoneSchema.optional(),
  starred: z.array(starredPageSchema).max(50).optional(),
});
/** Body of POST /api/profile. */
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** Body of POST /api/profile/init: the missing parts, and the consent to the review. */
export const profileInitSchema = profilePartsSchema.extend({ consent: z.literal(true) });
/** Body of POST /api/profile/init. */
export type ProfileSubmission = z.infer<typeof profileInitSchema>;

const optionSchema = z.object({ id: z.string(), label: z.string() });

/** The options of the profile's fields, in the language of the request. */
export const profileOptionsSchema = z.object({
  /** Includes other names under which users search for a country. */
  countries: z.array(optionSchema.extend({ aliases: z.array(z.string()) })),
  languages: z.array(optionSchema),
  categories: z.array(optionSchema),
  genders: z.array(optionSchema),
  banks: z.array(optionSchema.extend({ country: z.string() })),
  /** The country to which payouts need no SWIFT code. */
  home_country: z.string(),
  youngest_birth_year: z.int(),
});
/** The options of the profile's fields. */
export type ProfileOptions = z.infer<typeof profileOptionsSchema>;

/** Response of GET /api/profile/init. */
export const profileInitialSchema = z.object({
  profile: profileSchema,
  options: profileOptionsSchema,
});
/** Response of GET /api/profile/init. */
export type ProfileResponse = z.infer<typeof profileInitialSchema>;

/** Response of POST /api/profile. */
export const profileSavedSchema = z.object({ profile: profileSchema, user: userSchema });
/** Response of POST /api/profile. */
export type ProfileSaved = z.infer<typeof profileSavedSchema>;

/** Response with the updated user. */
export const userResponseSchema = z.object({ user: userSchema });
/** Response with the updated user. */
export type UserResponse = z.infer<typeof userResponseSchema>;

/** Body of POST /api/profile/phone. */
export const phoneSchema = z.strictObject({
  phone: z.string().regex(phonePattern),
  proof: proofSchema,
});
/** Body of POST /api/profile/phone. */
export type Phone = z.infer<typeof phoneSchema>;

/** Body of POST /api/profile/image: a data URL, or null to delete the picture. */
export const profileImageSchema = z.strictObject({
  image: z
    .string()
    .regex(new RegExp(`^data:(${pictureTypes.join('|')});base64,[A-Za-z0-9+/]+={0,2}$`))
    .nullable(),
});
/** Body of POST /api/profile/image. */
export type ProfileImage = z.infer<typeof profileImageSchema>;

/** Response of POST /api/profile/image. */
export const profileImageSavedSchema = z.object({ avatar_url: z.string().nullable() });
/** Response of POST /api/profile/image. */
export type ProfileImageSaved = z.infer<typeof profileImageSavedSchema>;
