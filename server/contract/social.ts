import { z } from 'zod';
import { isoSchema, platformSchema } from './shared.ts';
import { userSchema } from './user.ts';

/** The providers that people can sign in with. */
export const signProviderSchema = z.enum(['facebook', 'instagram', 'youtube', 'tiktok']);
/** A provider that people can sign in with. */
export type SignProvider = z.infer<typeof signProviderSchema>;

/** What a round trip to a provider is for. */
export type RoundTrip = 'signin' | 'signup' | 'connect';

/** A connected account; `engagement_rate` in percent, null where the provider does not tell. */
export const socialAccountSchema = z.object({
  provider: platformSchema,
  status: z.enum(['connected', 'expired', 'pending_verification', 'failed']),
  handle: z.string(),
  profile_url: z.string(),
  avatar_url: z.string().nullable(),
  followers: z.int().min(0).nullable(),
  engagement_rate: z.number().min(0).nullable(),
  verified_by: z.enum(['oauth', 'bio_code']),
  connected_at: isoSchema,
  synced_at: isoSchema.nullable(),
  problem: z.string().optional(),
  used_by_active_jobs: z.int().min(0),
  /** The titles of those jobs, so that a refusal to disconnect is no surprise. */
  active_jobs: z.array(z.string()),
  /** The code that belongs into the bio while the account waits for its proof, and where that bio is. */
  verification: z
    .object({ code: z.string(), expires_at: isoSchema, bio_url: z.string() })
    .optional(),
});
/** A connected account. */
export type SocialAccount = z.infer<typeof socialAccountSchema>;

/** Answer of GET /api/profile/connected/social. */
export const connectedSchema = z.object({ data: z.array(socialAccountSchema) });
/** The connected accounts of a person. */
export type Connected = z.infer<typeof connectedSchema>;

const state = z.string().min(1).max(200);
// Long enough for every provider's code, too short to be a burden.
const returned = z.string().min(1).max(4000);
const begin = z.strictObject({});
const finish = z.strictObject({ code: returned, state });
const refused = z.strictObject({ error: returned, state });

/** Body of POST /api/signin/{provider} and /api/signup/{provider}. */
export const tripSchema = z.union([finish, refused, begin]);
/** What came back from a provider, or nothing to begin. */
export type Trip = z.infer<typeof tripSchema>;

/** How a handle looks, by the product. */
export const handlePattern = /^@?[A-Za-z0-9._-]{2,40}$/;

const manual = {
  handle: z.string().trim().regex(handlePattern),
  profile_url: z.string().trim().min(1).max(500),
  followers: z.int().min(0).max(10_000_000_000).optional(),
};
/** An account that is connected by a code in its bio. */
export type Manual = z.infer<z.ZodObject<typeof manual>>;

/**
 * Body of POST /api/connect/{provider}: what came back from a provider, an account to prove by a code, the
 * wish to check it or to disconnect, or nothing to begin. One object, so that each fault has its input.
 */
export const connectBodySchema = z
  .strictObject({
    code: returned,
    error: returned,
    state,
    ...manual,
    verify: z.literal(true),
    disconnect: z.literal(true),
  })
  .partial()
  .superRefine((body, context) => {
    const names = Object.keys(body);
    const isOneIntent = intents.some((intent) => names.every((name) => intent.includes(name)));
    const missing = missingOf(names);
    if (isOneIntent && missing.length === 0) return;
    const path = isOneIntent ? missing : names.slice(0, 1);
    for (const name of path) context.addIssue({ code: 'custom', path: [name] });
  });
/** What to do about a connection. */
export type ConnectBody = z.infer<typeof connectBodySchema>;

const intents = [
  ['code', 'state'],
  ['error', 'state'],
  ['handle', 'profile_url', 'followers'],
  ['verify'],
  ['disconnect'],
];

function missingOf(names: string[]): string[] {
  if (names.includes('code') || names.includes('error')) return without(names, ['state']);
  if (names.includes('state')) return ['code'];
  const isManual = ['handle', 'profile_url', 'followers'].some((name) => names.includes(name));
  return isManual ? without(names, ['handle', 'profile_url']) : [];
}

function without(names: string[], wanted: string[]): string[] {
  return wanted.filter((name) => !names.includes(name));
}

const redirectSchema = z.object({ redirect_url: z.string() });

/** Answer of signing in and up: where to send the browser, then the user. */
export const tripAnswerSchema = z.union([redirectSchema, z.object({ user: userSchema })]);
/** Where to send the browser, or who came back. */
export type TripAnswer = z.infer<typeof tripAnswerSchema>;

/** Answer of connecting: where to send the browser, the account, its code, or nothing. */
export const connectAnswerSchema = z.union([
  redirectSchema,
  z.object({
    account: socialAccountSchema,
    verification_code: z.string().optional(),
    expires_at: isoSchema.optional(),
  }),
  z.strictObject({}),
]);
/** What connecting answers. */
export type ConnectAnswer = z.infer<typeof connectAnswerSchema>;
