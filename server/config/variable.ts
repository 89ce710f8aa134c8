import { isIP } from 'node:net';
import { z } from 'zod';

/** One environment variable: its meaning, its default and how its text is parsed. */
export type Variable<Value = unknown> = {
  about: string;
  fallback: string;
  /** Whether the value must never be printed. */
  isSecret?: boolean;
  schema: z.ZodType<Value, string>;
};

/** Defines a variable with free text. */
export function text(fallback: string, about: string): Variable<string> {
  return { about, fallback, schema: z.string().trim() };
}

/** Defines a variable with a secret. */
export function secret(about: string): Variable<string> {
  return { ...text('', about), isSecret: true };
}

/** Defines a variable with keys of 32 bytes in base64, separated by commas; may be empty. */
export function keys(about: string): Variable<string> {
  // 32 bytes are 43 characters and one `=` in base64.
  const schema = z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9+/]{43}=(,\s*|$))*$/, 'must be 32 bytes in base64');
  return { about, fallback: '', isSecret: true, schema };
}

/** Defines a secret variable with a URL of one of the schemes, e.g. `smtp`; may be empty. */
export function url(schemes: readonly string[], example: string, about: string): Variable<string> {
  const schema = z
    .string()
    .trim()
    .refine((value) => value === '' || isUrl(value, schemes), `must be a URL such as ${example}`);
  return { about, fallback: '', isSecret: true, schema };
}

/** Defines a variable with IP addresses or networks such as 10.0.0.0/8, separated by commas; may be empty. */
export function addresses(about: string): Variable<string> {
  const message = 'must be IP addresses or networks such as 127.0.0.1,10.0.0.0/8';
  const schema = z
    .string()
    .transform((value) => value.replaceAll(/\s/g, ''))
    .refine((value) => value.split(',').every((one) => one === '' || isNetwork(one)), message);
  return { about, fallback: '', schema };
}

/** Defines a variable with an email address, alone or as `Name <address>`; may be empty. */
export function mailbox(fallback: string, about: string): Variable<string> {
  return email(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, fallback, about);
}

/** Defines a variable with an email address alone, for links and recipients. */
export function emailAddress(fallback: string, about: string): Variable<string> {
  return email(/^[^\s<>@]+@[^\s<>@]+$/, fallback, about);
}

function email(pattern: RegExp, fallback: string, about: string): Variable<string> {
  const schema = z
    .string()
    .trim()
    .refine((value) => value === '' || pattern.test(value), 'must be an email address');
  return { about, fallback, schema };
}

/** Defines a variable with an integer between `min` and `max`, both included. */
export function integer(fallback: number, about: string, min = 0, max = 1e12): Variable<number> {
  const message = `must be a whole number from ${min} to ${max}`;
  const schema = z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
  return { about, fallback: String(fallback), schema };
}

/** Defines a variable with one of several values, by default the first; may be empty. */
export function oneOf<const Options extends readonly [string, ...string[]]>(
  options: Options,
  about: string,
  fallback: Options[number] | '' = options[0],
): Variable<Options[number] | ''> {
  const schema = z.string().transform((value, context) => {
    const option = options.find((one) => one === value);
    if (option !== undefined || value === '') return option ?? '';
    context.addIssue({ code: 'custom', message: `must be one of ${options.join(', ')}` });
    return z.NEVER;
  });
  return { about, fallback, schema };
}

/** Defines a variable with an http(s) origin without a path; may be empty. */
export function origin(fallback: string, about: string): Variable<string> {
  const schema = z
    .string()
    .trim()
    .refine((value) => value === '' || isOrigin(value), 'must be an origin such as https://x.test');
  return { about, fallback, schema };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value;
}

function isUrl(value: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(value);
  if (!schemes.includes(protocol.slice(0, -1))) return false;
  // PostgreSQL's URLs can name a socket instead of a host.
  return hostname !== '' || (pathname.length > 1 && searchParams.has('host'));
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  // Fastify knows these three names of networks.
  if (version === 0 || more.length > 0)
    return ['loopback', 'linklocal', 'uniquelocal'].includes(value);
  // Refuses /0, the network of all addresses.
  return (
    bits === undefined ||
    (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
