import { francAll } from 'franc-min';

// Languages with many speakers or users on the platforms. With rarer languages, short texts would often be detected as one of them.
const candidates =
  'arb ben ces cmn deu ell eng fra hin hun ind ita jpn kor nld pes pol por ron rus spa swe tam tel tha tur ukr urd vie'.split(
    ' ',
  );

/** Addresses, hashtags and handles, which are in no language. */
const noise = /https?:\S+|[@#]\S+/g;

// franc gives the most similar language the score 1. The shorter the text, the lower the score of the second language must be.
function isSure(letters: number, secondSimilarity: number): boolean {
  return letters >= 60 ? secondSimilarity <= 0.97 : letters >= 24 && secondSimilarity <= 0.9;
}

/** Returns the language of a text as a BCP 47 tag; `und` if it is unsure, as for a few words in Latin letters. */
export function detectLanguage(text: string): string {
  const words = text.replaceAll(noise, '');
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const [best, second] = francAll(words, { minLength: 2, only: candidates });
  // A single result means that only this candidate has the script.
  const isKnown = second ? isSure(letters, second[1]) : letters > 1;
  // Converts the code of ISO 639-3 to a BCP 47 tag: cmn to zh.
  const [tag = 'und'] = best && isKnown ? Intl.getCanonicalLocales(best[0]) : [];
  return tag;
}
