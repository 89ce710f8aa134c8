import anyAscii from 'any-ascii';
import { countries } from '@byline/design-system/countries';
import { isLatinName, payeeNameMaxLength } from '../../../contract/rules/payeeName.ts';
import type { Payee } from './withdrawals.ts';

/** A payment of a batch, with the details that the bank needs. */
export type BatchPayment = {
  reference: string;
  /** Minor units that arrive. */
  net: number;
  payee: Payee;
  /** Account number of a bank, or address at PayPal. */
  account: string;
  /** The number of the bank and branch in its country, where neither account nor SWIFT code contains it. */
  routingCode: string | null;
  swift: string | null;
};

// The characters that every bank accepts (EPC217-08, and the character set X of SWIFT).
const otherCharacters = /[^A-Za-z0-9/\-?:().,'+]+/g;
// In a message of SWIFT, a line must not begin with these, and no text may have two slashes.
const outerMarks = /^[\s/:-]+|[\s/]+$/g;

// Pictures have no letters; any-ascii writes them as words such as ":rocket:".
const pictures = /[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]+/gu;

/** Returns a name in the characters and the length that every bank accepts, cut at a word. */
export function toBankName(name: string): string {
  const latin = anyAscii(name.replace(pictures, ' '))
    .replaceAll('&', '+')
    .replace(otherCharacters, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(outerMarks, '');
  return cutAtWord(latin, payeeNameMaxLength) || 'NOTPROVIDED';
}

/** Cuts a text after the last word that fits; cuts within a word where less than half of the length would be left. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.slice(0, maxLength + 1).search(/\s+\S*$/);
  // Does not split a character of two code units.
  const cut =
    end > maxLength / 2
      ? text.slice(0, end)
      : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  return cut.replace(/[\s,:/-]+$/, '');
}

/** Returns whether a file for banks has another name than the payee typed, apart from accents: in other letters, or shorter. */
export function isRespelled(name: string): boolean {
  return !isLatinName(name) || anyAscii(name).length > payeeNameMaxLength;
}

// The formats of ISO 20022: Max34Text of an account, Max35Text of a clearing code, BICFIDec2014Identifier. No text of SEPA begins or ends
// with a slash or has two.
const formats = {
  account: /^(?!.*\/\/)(?!\/)[A-Za-z0-9/\-?:().,'+]{1,34}(?<!\/)$/,
  routingCode: /^[A-Za-z0-9]{1,28}$/,
  swift: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
};

/**
 * Returns whether a file for banks can contain a payment. For a wrong account number, code, country or amount, a bank would reject the
 * payments of all others in the file as well; none of these can be shortened.
 */
export function isWritable({ payee, account, routingCode, swift, net }: BatchPayment): boolean {
  if (payee.type !== 'bank') return true;
  return (
    net > 0 &&
    formats.account.test(account.replace(/\s/g, '')) &&
    (routingCode === null || formats.routingCode.test(routingCode)) &&
    (swift === null || formats.swift.test(swift)) &&
    (payee.country === '' || countries.includes(payee.country)) &&
    (payee.bank_code === null || payee.bank_code.length <= 35)
  );
}
