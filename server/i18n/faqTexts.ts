import type { Locale } from '../../contract/rules/locales.ts';
import ar from './faq/ar.json' with { type: 'json' };
import en from './faq/en.json' with { type: 'json' };
import zhHans from './faq/zh-Hans.json' with { type: 'json' };

/** Id of an FAQ entry; part of links to it, so it never changes. */
export type FaqId = keyof typeof en.faqs;

/** The FAQ in one language; a blank line separates paragraphs. */
export type FaqTexts = {
  categories: Record<keyof typeof en.categories, string>;
  faqs: Record<FaqId, { question: string; answer: string }>;
};

/** The FAQ by locale; a missing entry is a type error. */
export const faqTexts: Record<Locale, FaqTexts> = { en, ar, 'zh-Hans': zhHans };
