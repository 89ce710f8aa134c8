import { foldText } from '@byline/design-system/validation';

export { containsWords, foldText, splitSearch } from '@byline/design-system/validation';

// Signs that keyboards and records have for an apostrophe. The acute accent would otherwise decompose into a blank.
const apostrophes = /[´ʻʾʿ׳′＇]/g;

// How banks and passports write letters that their systems lack.
const transliterations: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Returns whether two texts are the same person's name, also if a system without letters such as ü or ø wrote one of them:
 * Müller, Mueller.
 */
export function isSameName(one: string, other: string): boolean {
  const variants = [one, other].map((name) => {
    const plain = name.normalize('NFC').toLowerCase();
    const written = plain.replace(/[äöüåø]/g, (letter) => transliterations[letter] ?? letter);
    return [foldName(name), foldName(written)];
  });
  return variants[0]?.some((name) => variants[1]?.includes(name)) ?? false;
}

/** Returns a person's name as it is compared: its parts in any order. */
export function foldName(name: string): string {
  return foldText(name.replace(apostrophes, "'"))
    .split(/[\s\p{Pd},.]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
