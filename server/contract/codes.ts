import { z } from 'zod';
import { idSchema, isoSchema } from './shared.ts';
import { newPasswordSchema, userSchema } from './user.ts';

/** What a code is asked for. */
export const codePurposeSchema = z.enum([
  'signin',
  'signup',
  'reset',
  'email',
  'phone',
  'payout',
  'withdrawal',
]);
/** What a code is asked for. */
export type CodePurpose = z.infer<typeof codePurposeSchema>;

/** How a code travels. */
export const codeChannelSchema = z.enum(['email', 'sms']);
/** How a code travels. */
export type CodeChannel = z.infer<typeof codeChannelSchema>;

/**
 * Body of POST /api/request/otp. `to` is an email address or a number such as +6591234567; payout and
 * withdrawal go to the verified contact of the account and need none.
 */
export const requestOtpSchema = z.strictObject({
  purpose: codePurposeSchema,
  channel: codeChannelSchema,
  to: z.string().trim().max(254).optional(),
});
/** Body of POST /api/request/otp. */
export type RequestOtp = z.infer<typeof requestOtpSchema>;

/** Answer of POST /api/request/otp; for signin and reset it tells nothing about who has an account. */
export const codeSentSchema = z.object({
  challenge_id: idSchema,
  channel: codeChannelSchema,
  masked_to: z.string(),
  code_length: z.literal(6),
  expires_at: isoSchema,
  resend_after_ms: z.int().min(0),
});
/** Answer of POST /api/request/otp. */
export type CodeSent = z.infer<typeof codeSentSchema>;

const proofSchema = z.string().min(1).max(100);

/**
 * Body of POST /api/validate/token: `challenge_id` and `token` (a code, or the token of a mailed link), or
 * the second step of a reset with `proof` and `password`.
 */
export const validateTokenSchema = z
  .strictObject({
    purpose: codePurposeSchema,
    challenge_id: idSchema.optional(),
    token: z.string().trim().min(1).max(100).optional(),
    proof: proofSchema.optional(),
    password: newPasswordSchema.optional(),
  })
  .superRefine((body, context) => {
    const isSecondStep = body.proof !== undefined;
    const needed = isSecondStep ? (['password'] as const) : (['challenge_id', 'token'] as const);
    const foreign = isSecondStep ? (['challenge_id', 'token'] as const) : (['password'] as const);
    const wrong = [
      ...needed.filter((name) => body[name] === undefined),
      ...foreign.filter((name) => body[name] !== undefined),
      ...(isSecondStep && body.purpose !== 'reset' ? (['purpose'] as const) : []),
    ];
    for (const name of wrong) context.addIssue({ code: 'custom', path: [name] });
  });
/** Body of POST /api/validate/token. */
export type ValidateToken = z.infer<typeof validateTokenSchema>;

/** Answer of POST /api/validate/token; `user` where it signed somebody in: signin and a finished reset. */
export const validatedSchema = z.object({
  valid: z.literal(true),
  proof: proofSchema,
  user: userSchema.optional(),
});
/** Answer of POST /api/validate/token. */
export type Validated = z.infer<typeof validatedSchema>;

/** Body of POST /api/signup; the proof is of purpose signup and of the same address. */
export const signupSchema = z.strictObject({
  name: z.string().trim().min(2).max(80),
  email: z.string().trim().min(1).max(254).pipe(z.email()),
  password: newPasswordSchema,
  proof: proofSchema,
  terms: z.literal(true),
  locale: z.string().max(35).optional(),
});
/** Body of POST /api/signup. */
export type Signup = z.infer<typeof signupSchema>;
