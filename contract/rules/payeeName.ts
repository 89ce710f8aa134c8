import { isSameName } from './foldText.ts';

/** The longest name of a payee that every bank accepts (SEPA credit transfers, EPC132-08); ISO 20022 allows 140. */
export const payeeNameMaxLength = 70;

// Some apostrophes and marks are letters of no script.
const otherLetter = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const latinLetter = /\p{Script=Latin}/u;

/** Returns whether a name is in Latin letters, with or without accents. Banks transfer no others. */
export function isLatinName(name: string): boolean {
  return latinLetter.test(name) && !otherLetter.test(name);
}

/** The holder of a payout method as typed, and the legal name of the profile. */
export type Holder = { type: 'bank' | 'paypal'; holderName: string; legalName: string };

/**
 * Returns what is wrong with the holder of a payout method: `latin` if the name for a bank is in other letters, `other` if it is not the legal
 * name. A legal name in other letters has several spellings in Latin ones, of which the bank knows one, so it is not compared.
 */
export function findHolderError({ type, holderName, legalName }: Holder): 'latin' | 'other' | null {
  if (type === 'bank' && !isLatinName(holderName)) return 'latin';
  const isCompared = type === 'paypal' || isLatinName(legalName);
  return isCompared && !isSameName(legalName, holderName) ? 'other' : null;
}
