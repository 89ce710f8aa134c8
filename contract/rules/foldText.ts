import { foldText } from '@byline/design-system/validation';

export { containsWords, foldText, splitSearch } from '@byline/design-system/validation';

// Characters that keyboards and databases use as an apostrophe. Unicode would decompose the acute accent into a blank and an accent.
const apostrophes = /[´ʻʾʿ׳′＇]/g;

// Letters that the systems of banks and passport offices lack, and their replacements.
const transliterations: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Returns whether two texts are the same person's name. Matches spellings from systems without letters such as ü or ø: Müller and Mueller.
 */
export function isSameName(one: string, other: string): boolean {
  const variants = [one, other].map((name) => {
    const plain = name.normalize('NFC').toLowerCase();
    const transliterated = plain.replace(
      /[äöüåø]/g,
      (letter) => transliterations[letter] ?? letter,
    );
    return [foldName(name), foldName(transliterated)];
  });
  return variants[0]?.some((name) => variants[1]?.includes(name)) ?? false;
}

/** Returns a person's name for comparison, with its parts sorted, because forms order them differently. */
export function foldName(name: string): string {
  return foldText(name.replace(apostrophes, "'"))
    .split(/[\s\p{Pd},.]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
