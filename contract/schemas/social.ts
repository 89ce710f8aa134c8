import { z } from 'zod';
import { handlePattern, profileLinkMaxLength } from '../rules/profileLinks.ts';
import { isoSchema, platformSchema, reportedTimeZoneSchema } from './shared.ts';
import { userSchema } from './user.ts';
import { lineSchema, storableSchema } from './text.ts';

/** A connected account; `engagement_rate` in percent, null if the provider does not share it. */
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
  /** Titles of the active jobs, which prevent disconnecting. */
  active_jobs: z.array(z.string()),
  /** The code to put into the bio while the account is pending verification, and the address of that bio. */
  verification: z
    .object({ code: z.string(), expires_at: isoSchema, bio_url: z.string() })
    .optional(),
});
/** A connected account. */
export type SocialAccount = z.infer<typeof socialAccountSchema>;

/** Response of GET /api/profile/connected/social. */
export const connectedSchema = z.object({ data: z.array(socialAccountSchema) });
/** The connected accounts of the user. */
export type Connected = z.infer<typeof connectedSchema>;

const state = z.string().min(1).max(200);
// The limit only keeps requests small; the codes of all providers are shorter.
const callbackText = storableSchema(4000).refine((text) => text !== '');

/**
 * Body of POST /api/signin/{provider} and /api/signup/{provider}: the parameters of the OAuth callback, or `{}` to start. The time zone,
 * sent with the code, is for new accounts.
 */
export const oauthFlowSchema = z.union([
  z.strictObject({ code: callbackText, state, timezone: reportedTimeZoneSchema.optional() }),
  z.strictObject({ error: callbackText, state }),
  z.strictObject({}),
]);
/** Body of POST /api/signin/{provider} and /api/signup/{provider}. */
export type OAuthFlowBody = z.infer<typeof oauthFlowSchema>;

const manual = {
  handle: z.string().trim().regex(handlePattern),
  profile_url: lineSchema(profileLinkMaxLength),
  followers: z.int().min(0).max(10_000_000_000).optional(),
};
/** An account that is connected by a code in its bio. */
export type ManualConnection = z.infer<z.ZodObject<typeof manual>>;

const actions = [
  ['code', 'state'],
  ['error', 'state'],
  ['handle', 'profile_url', 'followers'],
  ['verify'],
  ['sync'],
  ['disconnect'],
];

/**
 * Body of POST /api/connect/{provider}: the parameters of the OAuth callback, an account to verify by a code in its bio, `verify`, `sync`
 * to update the figures, `disconnect`, or `{}` to start. The schema is one object instead of a union, so that errors name the invalid input.
 */
export const connectBodySchema = z
  .strictObject({
    code: callbackText,
    error: callbackText,
    state,
    ...manual,
    verify: z.literal(true),
    sync: z.literal(true),
    disconnect: z.literal(true),
  })
  .partial()
  .superRefine((body, context) => {
    const names = Object.keys(body);
    const isOneAction = actions.some((action) => names.every((name) => action.includes(name)));
    const missing = findMissing(names);
    if (isOneAction && missing.length === 0) return;
    // For inputs that do not belong to one action, the error names the first input.
    const path = isOneAction ? missing : names.slice(0, 1);
    for (const name of path) context.addIssue({ code: 'custom', path: [name] });
  });
/** Body of POST /api/connect/{provider}. */
export type ConnectBody = z.infer<typeof connectBodySchema>;

function findMissing(names: string[]): string[] {
  if (names.includes('code') || names.includes('error')) return without(names, ['state']);
  if (names.includes('state')) return ['code'];
  const isManual = ['handle', 'profile_url', 'followers'].some((name) => names.includes(name));
  return isManual ? without(names, ['handle', 'profile_url']) : [];
}

function without(names: string[], required: string[]): string[] {
  return required.filter((name) => !names.includes(name));
}

const redirectSchema = z.object({ redirect_url: z.string() });

/** Response of signing in and up with a provider: where to redirect the browser, or at the end the user. */
export const oauthFlowResponseSchema = z.union([redirectSchema, z.object({ user: userSchema })]);
/** Response of signing in and up with a provider. */
export type OAuthFlowResponse = z.infer<typeof oauthFlowResponseSchema>;

/** Response of POST /api/connect/{provider}: a redirect, the account (with its code), or `{}` once disconnected. */
export const connectResponseSchema = z.union([
  redirectSchema,
  z.object({
    account: socialAccountSchema,
    verification_code: z.string().optional(),
    expires_at: isoSchema.optional(),
  }),
  z.strictObject({}),
]);
/** Response of POST /api/connect/{provider}. */
export type ConnectResponse = z.infer<typeof connectResponseSchema>;
