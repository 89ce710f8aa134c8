import { containsWords, foldText, splitSearch } from '../../../contract/rules/foldText.ts';
import type { Faq, FaqEntry } from '../../../contract/schemas/help.ts';

type Category = Faq['categories'][number];

/** Returns the answers that contain every word, in one category or in all; categories without an answer are left out. */
export function findAnswers({ categories }: Faq, search: string, category: string): Category[] {
  return categories
    .filter(({ id }) => category === '' || id === category)
    .map((entry) => ({
      ...entry,
      faqs: entry.faqs.filter(({ question, answer }) =>
        containsWords(`${question} ${answer}`, search),
      ),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

/** Shorter words are in too many questions. */
const minWordLength = 4;
const maxSuggestions = 3;

/** Returns up to three questions that share words with the text, most shared words first. */
export function suggestAnswers({ categories }: Faq, subject: string): FaqEntry[] {
  // Chinese words may have two characters, and no blanks between them.
  const words = splitSearch(subject).filter(
    (word) => word.length >= minWordLength || (word.length > 1 && /\p{Script=Han}/u.test(word)),
  );
  return categories
    .flatMap(({ faqs }) => faqs)
    .map((faq) => {
      const question = foldText(faq.question);
      return { faq, hits: words.filter((word) => question.includes(word)).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, maxSuggestions)
    .map(({ faq }) => faq);
}
