import { z } from 'zod';
import { legalNameMaxLength } from '../rules/profile.ts';
import { bankTextMaxLength } from '../rules/payout.ts';
import { countrySchema, idSchema, isoSchema, proofSchema } from './shared.ts';
import { emailSchema, lineSchema, storableSchema } from './text.ts';

const holderSchema = lineSchema(legalNameMaxLength);

// Accepts the text as typed or pasted, because the valid format depends on the country.
const bankTextSchema = storableSchema(bankTextMaxLength);

/**
 * A masked payout method; the API never returns the account number. It returns bank and codes, so that users need not enter them again to
 * correct a number.
 */
export const payoutMethodSchema = z.object({
  id: idSchema,
  type: z.enum(['bank', 'paypal']),
  label: z.string(),
  holder_name: z.string(),
  bank_name: z.string().optional(),
  last4: z.string().optional(),
  bank_code: z.string().optional(),
  routing_code: z.string().optional(),
  swift: z.string().optional(),
  country: z.string(),
  status: z.enum(['unverified', 'active', 'rejected']),
  reason: z.string().optional(),
  locked_until: isoSchema.nullable(),
});
/** A masked payout method. */
export type PayoutMethod = z.infer<typeof payoutMethodSchema>;

/** Response of GET and POST /api/profile/payment. */
export const payoutResponseSchema = z.object({ method: payoutMethodSchema.nullable() });
/** Response of GET and POST /api/profile/payment. */
export type PayoutResponse = z.infer<typeof payoutResponseSchema>;

/** Body of POST /api/profile/payment. */
export const payoutUpdateSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bank'),
    country: countrySchema,
    /** Not needed with an IBAN, which names the bank. */
    bank_code: z.string().min(1).max(20).optional(),
    account_number: bankTextSchema.min(1),
    holder_name: holderSchema,
    routing_code: bankTextSchema.optional(),
    swift: bankTextSchema.optional(),
    proof: proofSchema,
  }),
  z.strictObject({
    type: z.literal('paypal'),
    email: emailSchema,
    holder_name: holderSchema,
    proof: proofSchema,
  }),
]);
/** Body of POST /api/profile/payment. */
export type PayoutUpdate = z.infer<typeof payoutUpdateSchema>;
