import { francAll } from 'franc-min';

// Languages with many speakers or users on the platforms. Rarer ones would only take short texts from these.
const candidates =
  'arb ben ces cmn deu ell eng fra hin hun ind ita jpn kor nld pes pol por ron rus spa swe tam tel tha tur ukr urd vie'.split(
    ' ',
  );

/** Addresses, hashtags and handles, which are in no language. */
const noise = /https?:\S+|[@#]\S+/g;

// The fewer letters a text has, the less similar the second language must be, compared with 1 for the most similar one.
function isSure(letters: number, secondSimilarity: number): boolean {
  return letters >= 60 ? secondSimilarity <= 0.97 : letters >= 24 && secondSimilarity <= 0.9;
}

/** Returns the language of a text as a BCP 47 tag; `und` if it is unsure, as for a few words in Latin letters. */
export function detectLanguage(text: string): string {
  const words = text.replaceAll(noise, '');
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const [best, second] = francAll(words, { minLength: 2, only: candidates });
  // Without a second language, no other language has the script.
  const isKnown = second ? isSure(letters, second[1]) : letters > 1;
  const [tag = 'und'] = best && isKnown ? Intl.getCanonicalLocales(best[0]) : [];
  return tag;
}
