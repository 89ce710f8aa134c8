import type { Locale } from './catalogue.ts';
import ar from './faq/ar.json' with { type: 'json' };
import en from './faq/en.json' with { type: 'json' };
import zhHans from './faq/zh-Hans.json' with { type: 'json' };

/** Id of an answer of the help center; it stands in addresses, so it stays. */
export type FaqId = keyof typeof en.faqs;

/** The questions and answers of one language; an empty line parts paragraphs. */
export type FaqTexts = {
  categories: Record<keyof typeof en.categories, string>;
  faqs: Record<FaqId, { question: string; answer: string }>;
};

/** All questions and answers by locale; the compiler checks that none is missing. */
export const faqTexts: Record<Locale, FaqTexts> = { en, ar, 'zh-Hans': zhHans };
