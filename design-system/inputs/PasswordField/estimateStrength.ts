/** The strength of a password, from 0 (empty) to 4 (strong). */
export type Strength = 0 | 1 | 2 | 3 | 4;

const characterKinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

function hasPattern(password: string): boolean {
  // One to three characters repeated, as in `abababab`.
  if (/^(.{1,3})\1+$/su.test(password)) return true;
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  // A sequence, such as 12345 or abcde: most characters follow, precede or equal the previous one in Unicode.
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1);
  return codes.length > 3 && steps.length >= codes.length * 0.7;
}

/** Estimates the strength of a password from its length, variety and simple patterns. */
export function estimateStrength(password: string): Strength {
  const length = [...password].length;
  if (length === 0) return 0;
  if (length < 8 || hasPattern(password)) return 1;
  const variety = characterKinds.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  // A point each for at least 12 and at least 16 characters, and for at least three kinds of characters.
  const score = (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) + (variety >= 3 ? 1 : 0);
  return Math.min(4, 2 + score) as Strength;
}
