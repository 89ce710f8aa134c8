import { countCharacters } from '@byline/design-system/validation';
import { z } from 'zod';
import { passwordLength } from '../rules/account.ts';
import { isFreeText } from '../rules/texts.ts';
import { idSchema, isoSchema, platformSchema } from './shared.ts';
import { emailSchema, requiredTextSchema, storableSchema } from './text.ts';

/** A page of the app that a user has starred: a path with a query, and its title. */
export const starredPageSchema = z.strictObject({
  href: z
    .string()
    .max(2000)
    // Not `//`, which begins the address of another origin; no blanks, backslashes, control characters and unpaired surrogates.
    .regex(/^\/(?!\/)[^\s\\\p{Cc}\p{Cs}]*$/u),
  title: requiredTextSchema(200),
});
/** A page of the app that a user has starred. */
export type StarredPage = z.infer<typeof starredPageSchema>;

/**
 * The current user; `is_approved`, `profile_pending` and `in_review` decide which page the app opens. `phone` is masked. A user whose
 * account is suspended or being closed gets only id, these flags, sign-in method, language and `review`; other fields are empty or have
 * default values.
 */
export const userSchema = z.object({
  id: idSchema,
  is_approved: z.boolean(),
  profile_pending: z.boolean(),
  in_review: z.boolean(),
  login_with: z.enum(['social', 'email']),
  login_provider: platformSchema.optional(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  avatar_url: z.string().nullable(),
  locale: z.string(),
  currency: z.string().length(3),
  timezone: z.string(),
  /** Whether the user can change contacts without another proof of identity. */
  recently_confirmed: z.boolean(),
  /** The number of unread messages that people of brands wrote. */
  unread_messages: z.int().min(0),
  /** The number of unread messages and events; when it grows, something has happened to the user's jobs. */
  unread_news: z.int().min(0),
  /** The starred pages in the user's order. */
  starred: z.array(starredPageSchema),
  /** When the account is erased, if its owner has closed it. */
  closes_at: isoSchema.optional(),
  review: z
    .object({
      submitted_at: isoSchema,
      expected_by: isoSchema,
      outcome: z.enum(['rejected', 'suspended', 'needs_changes']).optional(),
      reason: z.string().optional(),
    })
    .optional(),
  checklist: z.object({
    profile: z.boolean(),
    phone: z.boolean(),
    social: z.boolean(),
    payout: z.boolean(),
  }),
});
/** The current user. */
export type User = z.infer<typeof userSchema>;

/** Body of POST /api/signin. */
export const signinSchema = z.strictObject({
  email: emailSchema,
  password: z.string().normalize('NFC').min(1).max(1024),
});
/** Body of POST /api/signin. */
export type Signin = z.infer<typeof signinSchema>;

/** A new password, with the blanks at its ends. */
export const newPasswordSchema = storableSchema(passwordLength.max)
  .refine((password) => countCharacters(password) >= passwordLength.min)
  .refine((password) => password.trim() !== '' && isFreeText(password));
