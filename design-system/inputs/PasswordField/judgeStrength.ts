/** How hard a password is to guess, from 0 (nothing yet) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

function hasPattern(password: string): boolean {
  // One sign or pair over and over, and runs such as 12345 or abcde.
  if (/^(.{1,3})\1+$/su.test(password)) return true;
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1);
  return codes.length > 3 && steps.length >= codes.length * 0.7;
}

/** Estimates it from length, variety and the plainest patterns. It advises and never refuses a password. */
export function passwordStrength(password: string): Strength {
  const length = [...password].length;
  if (length === 0) return 0;
  if (length < 8 || hasPattern(password)) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  const score = (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) + (variety >= 3 ? 1 : 0);
  return Math.min(4, 2 + score) as Strength;
}
