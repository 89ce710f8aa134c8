import { z } from 'zod';
import { ConfigError } from './readVariables.ts';

const holidaySchema = z.string().regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

const rulesSchema = z.strictObject({
  /** Minor units of the currency. */
  min: z.int().min(1),
  max: z.int().min(1),
  fee: z.int().min(0),
  /** Additional fee in percent of the amount, and the most that both fees together can be. */
  feePercent: z.number().min(0).max(100).optional(),
  feeCap: z.int().min(0).nullable().optional(),
  /** Working days to the bank, minimum and maximum. */
  arrivesInDays: z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]).optional(),
  /** Days without bank transfers: 0 is Sunday. */
  weekend: z.array(z.int().min(0).max(6)).max(6).optional(),
  holidays: z.array(holidaySchema).optional(),
});

/** Rules of withdrawals in one currency; what is left out is as in the other variables. */
export type CurrencyRules = z.infer<typeof rulesSchema>;

/** Rules of currencies whose amounts are of another size than the dollar's, or whose weekend is another. */
const builtInRules: Record<string, CurrencyRules> = {
  AED: { min: 4000, max: 4_000_000, fee: 200 },
  BHD: { min: 4000, max: 4_000_000, fee: 200, weekend: [5, 6] },
  EGP: { min: 50_000, max: 50_000_000, fee: 2500, weekend: [5, 6] },
  IDR: { min: 15_000_000, max: 15_000_000_000, fee: 750_000 },
  INR: { min: 80_000, max: 80_000_000, fee: 4000 },
  JPY: { min: 1500, max: 1_500_000, fee: 75 },
  KRW: { min: 13_000, max: 13_000_000, fee: 650 },
  KWD: { min: 3000, max: 3_000_000, fee: 150, weekend: [5, 6] },
  PHP: { min: 55_000, max: 55_000_000, fee: 2800 },
  SAR: { min: 4000, max: 4_000_000, fee: 200, weekend: [5, 6] },
  THB: { min: 35_000, max: 35_000_000, fee: 1800 },
  TWD: { min: 30_000, max: 30_000_000, fee: 1500 },
  VND: { min: 250_000, max: 250_000_000, fee: 12_500 },
};

/** Parses the rules per currency, which replace the built-in ones; throws a ConfigError that names what is wrong. */
export function readCurrencyRules(text: string): Record<string, CurrencyRules> {
  if (text === '') return builtInRules;
  const parsed = z.record(z.string().regex(/^[A-Z]{3}$/), rulesSchema).safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`WITHDRAWAL_CURRENCIES: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  for (const [currency, { min, max, fee, feePercent = 0 }] of Object.entries(parsed.data)) {
    if (max < min) throw new ConfigError(`WITHDRAWAL_CURRENCIES: ${currency}: max is below min.`);
    if (fee + (min * feePercent) / 100 >= min) {
      throw new ConfigError(`WITHDRAWAL_CURRENCIES: ${currency}: the fee leaves nothing of min.`);
    }
  }
  return { ...builtInRules, ...parsed.data };
}

/** Parses bank holidays; throws a ConfigError for one that is not a date. */
export function readHolidays(text: string): string[] {
  const days = text.split(',').flatMap((day) => day.trim() || []);
  const wrong = days.find((day) => !holidaySchema.safeParse(day).success);
  if (wrong !== undefined) {
    throw new ConfigError(`WITHDRAWAL_HOLIDAYS: "${wrong}" must be a date as 2027-04-02 or 12-25.`);
  }
  return days;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`WITHDRAWAL_CURRENCIES: is not JSON: ${(error as Error).message}`);
  }
}
