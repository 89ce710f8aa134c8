import type { ColumnFacts, Format, PersonalTable } from '../../database/defineTable.ts';
import type { Config } from '../../config.ts';
import { toIso } from '../dates.ts';
import { purposes } from '../encryptedTexts.ts';
import { decrypt, DecryptionError } from '../encryption.ts';
import type { Services } from '../services.ts';

type Value = string | number | null;
/** A row as the database returns it. */
export type StoredRow = Record<string, Value>;
type Details = Record<string, unknown>;
type Open = (text: string) => Details;

/** Returns a row as an export has it; `isMasked` masks account numbers. */
export function exportRow(
  { config }: Services,
  { columns }: PersonalTable,
  row: StoredRow,
  { isMasked }: { isMasked: boolean },
): Record<string, unknown> {
  const open = (text: string) => {
    const details = decryptDetails(config, text);
    return isMasked ? maskDetails(details) : details;
  };
  const entries = Object.entries(columns)
    .filter(([, column]) => column.omitted === undefined)
    .map(([name, { format }]) => [
      getExportName(name, format),
      toValue(open, format, row[name] ?? null, row['row_currency'] ?? null),
    ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Returns the name of a column in an export. */
export function getExportName(name: string, format: ColumnFacts['format']): string {
  return format === 'encrypted' ? 'details' : name.replace(/_json$/, '');
}

function toValue(open: Open, format: Format, value: Value, currency: Value): unknown {
  if (value === null) return null;
  switch (format) {
    case 'time':
      return toIso(Number(value));
    case 'flag':
      return Number(value) === 1;
    case 'amount':
      return { amount: Number(value), currency };
    case 'json':
      return parse(open, String(value), currency);
    case 'encrypted':
      return open(String(value));
    case 'number':
      return Number(value);
    case 'text':
      return value;
  }
}

/** Parses a JSON column; decrypts payout details in it, and adds the currency to amounts that have none. */
function parse(open: Open, json: string, currency: Value): unknown {
  // JSON.parse calls the function with the object around a value as `this`.
  return JSON.parse(json, function convert(this: object, name, part: unknown) {
    if (name === 'sealed_details' && typeof part === 'string') return open(part);
    const lacksCurrency = name === 'amount' && typeof part === 'number' && !('currency' in this);
    return lacksCurrency && currency !== null ? { amount: part, currency } : part;
  });
}

/** Decrypts payout details; returns the problem if no configured key decrypts them. */
function decryptDetails({ encryption }: Config, text: string): Details {
  try {
    return JSON.parse(decrypt(encryption, purposes.payout, text)) as Details;
  } catch (error) {
    if (error instanceof DecryptionError) return { problem: 'No configured key decrypts it.' };
    throw error;
  }
}

/** Masks what identifies the account of a payout method: an account number or an email address. */
function maskDetails(details: Details): Details {
  const { account_number: number, email } = details;
  return {
    ...details,
    ...(typeof number === 'string' && { account_number: `•••${number.slice(-4)}` }),
    ...(typeof email === 'string' && { email: `•••${email.slice(email.indexOf('@'))}` }),
  };
}
