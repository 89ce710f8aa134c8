import { z } from 'zod';

/** One environment variable: what it means, its default and how its text is read. */
export type Variable<Value = unknown> = {
  about: string;
  fallback: string;
  /** Whether the value must never be printed. */
  isSecret?: boolean;
  read: z.ZodType<Value, string>;
};

/** A variable holding free text. */
export function text(fallback: string, about: string): Variable<string> {
  return { about, fallback, read: z.string().trim() };
}

/** A variable holding a secret as free text. */
export function secret(about: string): Variable<string> {
  return { ...text('', about), isSecret: true };
}

/** A variable holding keys of 32 bytes in base64, separated by commas, or nothing. */
export function keys(about: string): Variable<string> {
  const read = z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9+/]{43}=(,\s*|$))*$/, 'must be 32 bytes in base64');
  return { about, fallback: '', isSecret: true, read };
}

/** A variable holding a whole number within bounds, both included. */
export function whole(fallback: number, about: string, least = 0, most = 1e12): Variable<number> {
  const words = `must be a whole number from ${least} to ${most}`;
  const read = z
    .string()
    .regex(/^\d+$/, words)
    .transform(Number)
    .refine((value) => value >= least && value <= most, words);
  return { about, fallback: String(fallback), read };
}

/** A variable holding one of a few words; the first is the default unless told. */
export function word<const Words extends readonly [string, ...string[]]>(
  words: Words,
  about: string,
  fallback: Words[number] | '' = words[0],
): Variable<Words[number] | ''> {
  const read = z.string().transform((value, context) => {
    const known = words.find((one) => one === value);
    if (known !== undefined || value === '') return known ?? '';
    context.addIssue({ code: 'custom', message: `must be one of ${words.join(', ')}` });
    return z.NEVER;
  });
  return { about, fallback, read };
}

/** A variable holding an http(s) origin without path, or nothing. */
export function origin(fallback: string, about: string): Variable<string> {
  const read = z
    .string()
    .trim()
    .refine((value) => value === '' || isOrigin(value), 'must be an origin such as https://x.test');
  return { about, fallback, read };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value;
}
