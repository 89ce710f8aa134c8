import { z } from 'zod';
import { codeLength, emailMaxLength } from '../rules/account.ts';
import {
  clientRefSchema,
  idSchema,
  isoSchema,
  proofSchema,
  reportedTimeZoneSchema,
} from './shared.ts';
import { newPasswordSchema, userSchema } from './user.ts';
import { emailSchema, nameSchema, textSchema } from './text.ts';

/** What a code is for. */
export const codePurposeSchema = z.enum([
  'signin',
  'signup',
  'reset',
  'email',
  'phone',
  'confirm',
  'payout',
  'withdrawal',
]);
/** What a code is for. */
export type CodePurpose = z.infer<typeof codePurposeSchema>;

/** How a code is sent. */
export const codeChannelSchema = z.enum(['email', 'sms']);
/** How a code is sent. */
export type CodeChannel = z.infer<typeof codeChannelSchema>;

/**
 * Body of POST /api/request/otp. `to` is an email address or a phone number such as +6591234567. Codes for confirming, payout and
 * withdrawal ignore it and go to the account's verified contact. A request that is repeated with the same `client_ref` sends no second
 * code.
 */
export const requestOtpSchema = z.strictObject({
  purpose: codePurposeSchema,
  channel: codeChannelSchema,
  to: textSchema(emailMaxLength).optional(),
  client_ref: clientRefSchema.optional(),
});
/** Body of POST /api/request/otp. */
export type RequestOtp = z.infer<typeof requestOtpSchema>;

/** Response of POST /api/request/otp; for signin and reset it does not reveal whether the address has an account. */
export const codeSentSchema = z.object({
  challenge_id: idSchema,
  channel: codeChannelSchema,
  masked_to: z.string(),
  code_length: z.literal(codeLength),
  expires_at: isoSchema,
  resend_after_ms: z.int().min(0),
});
/** Response of POST /api/request/otp. */
export type CodeSent = z.infer<typeof codeSentSchema>;

/**
 * Body of POST /api/validate/token: `challenge_id` and `token` (a code, or the token of an emailed link); or, as the second step of a
 * password reset, `proof` and `password`. A code is accepted once; a request that is repeated with the same `client_ref` within two minutes
 * succeeds too.
 */
export const validateTokenSchema = z
  .strictObject({
    purpose: codePurposeSchema,
    challenge_id: idSchema.optional(),
    token: z.string().trim().min(1).max(100).optional(),
    proof: proofSchema.optional(),
    password: newPasswordSchema.optional(),
    client_ref: clientRefSchema.optional(),
  })
  .superRefine((body, context) => {
    const isSecondStep = body.proof !== undefined;
    const required = isSecondStep ? (['password'] as const) : (['challenge_id', 'token'] as const);
    const unexpected = isSecondStep
      ? (['challenge_id', 'token'] as const)
      : (['password'] as const);
    const invalid = [
      ...required.filter((name) => body[name] === undefined),
      ...unexpected.filter((name) => body[name] !== undefined),
      ...(isSecondStep && body.purpose !== 'reset' ? (['purpose'] as const) : []),
    ];
    for (const name of invalid) context.addIssue({ code: 'custom', path: [name] });
  });
/** Body of POST /api/validate/token. */
export type ValidateToken = z.infer<typeof validateTokenSchema>;

/** Response of POST /api/validate/token; `user` if the request signed in: signin and a finished reset. */
export const validatedSchema = z.object({
  valid: z.literal(true),
  proof: proofSchema,
  user: userSchema.optional(),
});
/** Response of POST /api/validate/token. */
export type Validated = z.infer<typeof validatedSchema>;

/** Body of POST /api/signup; the proof must be for signup and the same address. */
export const signupSchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  proof: proofSchema,
  terms: z.literal(true),
  locale: z.string().max(35).optional(),
  timezone: reportedTimeZoneSchema.optional(),
});
/** Body of POST /api/signup. */
export type Signup = z.infer<typeof signupSchema>;
