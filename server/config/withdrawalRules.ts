import { z } from 'zod';
import { currencyCode } from '../../contract/rules/currencyCode.ts';
import { getWithdrawalFee } from '../../contract/rules/withdrawals.ts';
import { ConfigError } from './readVariables.ts';

// A date such as 2027-04-02, or a day of every year such as 12-25.
const holidaySchema = z.string().regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

const rulesSchema = z.strictObject({
  /** Like `max`, `fee` and `feeCap`, in minor units of the currency. */
  min: z.int().min(1),
  max: z.int().min(1),
  fee: z.int().min(0),
  /** Additional fee in percent of the amount, with up to four decimals. */
  feePercent: z.number().min(0).max(100).multipleOf(0.0001).optional(),
  /** The maximum of both fees together; null means no maximum. */
  feeCap: z.int().min(0).nullable().optional(),
  /** Working days to the bank, minimum and maximum. */
  arrivesInDays: z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]).optional(),
  /** Days without bank transfers: 0 is Sunday. */
  weekend: z.array(z.int().min(0).max(6)).max(6).optional(),
  holidays: z.array(holidaySchema).optional(),
});

/** Rules of withdrawals in one currency; the general rules apply where one is left out. */
export type CurrencyRules = z.infer<typeof rulesSchema>;

/** The rules of a withdrawal that can contradict each other. */
type Limits = Pick<CurrencyRules, 'min' | 'max' | 'fee'> & {
  feePercent: number;
  feeCap?: number | null | undefined;
  arrivesInDays: [number, number];
};

/**
 * Built-in rules of currencies whose amounts differ in magnitude from US dollars, or whose weekend is not Saturday and
 * Sunday.
 */
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
  const parsed = z.record(z.string().regex(currencyCode), rulesSchema).safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`WITHDRAWAL_CURRENCIES: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  return { ...builtInRules, ...parsed.data };
}

/** Throws a ConfigError if the general rules contradict each other, or if the rules of a currency, completed by the general ones, do. */
export function assertConsistentRules(
  general: Limits & { currencies: Record<string, CurrencyRules> },
): void {
  const { min, max, fee, feePercent, arrivesInDays } = general;
  assertConsistent(
    { min, max, fee, feePercent, arrivesInDays },
    {
      max: 'WITHDRAWAL_MAX: is below WITHDRAWAL_MIN.',
      fee: 'WITHDRAWAL_FEE: leaves nothing of WITHDRAWAL_MIN, together with WITHDRAWAL_FEE_PERCENT.',
      arrival: 'WITHDRAWAL_ARRIVAL_DAYS_MOST: is below WITHDRAWAL_ARRIVAL_DAYS_LEAST.',
    },
  );
  for (const [currency, rules] of Object.entries(general.currencies)) {
    const prefix = `WITHDRAWAL_CURRENCIES: ${currency}:`;
    assertConsistent(
      {
        ...rules,
        feePercent: rules.feePercent ?? feePercent,
        arrivesInDays: rules.arrivesInDays ?? arrivesInDays,
      },
      {
        max: `${prefix} max is below min.`,
        fee: `${prefix} the fee leaves nothing of min, together with feePercent or WITHDRAWAL_FEE_PERCENT.`,
        arrival: `${prefix} arrivesInDays must be [minimum, maximum].`,
      },
    );
  }
}

// Checks the fee for the minimum withdrawal only: it grows by at most 100% of the amount, so larger amounts leave more after the fee.
function assertConsistent(
  { min, max, fee, feePercent, feeCap, arrivesInDays: [least, most] }: Limits,
  messages: { max: string; fee: string; arrival: string },
): void {
  if (max < min) throw new ConfigError(messages.max);
  const cap = feeCap === undefined || feeCap === null ? null : { amount: feeCap };
  const total = getWithdrawalFee(min, { fixed: { amount: fee }, percent: feePercent, cap });
  if (total >= min) throw new ConfigError(messages.fee);
  if (most < least) throw new ConfigError(messages.arrival);
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
