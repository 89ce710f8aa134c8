import type { Faq, FaqEntry } from '../../../server/contract/help.ts';

type Category = Faq['categories'][number];

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

/** The answers that hold every word of a search, in one category or in all; a category without one is left out. */
export function findAnswers({ categories }: Faq, search: string, category: string): Category[] {
  const words = wordsOf(search);
  return categories
    .filter(({ id }) => category === '' || id === category)
    .map((part) => ({
      ...part,
      faqs: part.faqs.filter(({ question, answer }) => {
        const text = `${question} ${answer}`.toLocaleLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

const shortestWord = 4;
const mostAnswers = 3;

/** Up to three questions that share a word with what is being written, the nearest first. */
export function suggestAnswers({ categories }: Faq, subject: string): FaqEntry[] {
  // Chinese has words of two letters and no blanks; short words of other scripts say little.
  const words = wordsOf(subject).filter(
    (word) => word.length >= shortestWord || (word.length > 1 && /\p{Script=Han}/u.test(word)),
  );
  return categories
    .flatMap(({ faqs }) => faqs)
    .map((faq) => {
      const question = faq.question.toLocaleLowerCase();
      return { faq, hits: words.filter((word) => question.includes(word)).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, mostAnswers)
    .map(({ faq }) => faq);
}
