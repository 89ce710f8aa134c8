import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../contract/rules/locales.ts';
import type en from './faq/en.json';

/** Id of an FAQ entry; part of links to it, so it never changes. */
export type FaqId = keyof typeof en.faqs;

/** The FAQ in one language; a blank line separates paragraphs. */
export type FaqTexts = {
  categories: Record<keyof typeof en.categories, string>;
  faqs: Record<FaqId, { question: string; answer: string }>;
};

function readFaq(locale: Locale): FaqTexts {
  const text = readFileSync(join(import.meta.dirname, 'faq', `${locale}.json`), 'utf8');
  return JSON.parse(text) as FaqTexts;
}

/** The FAQ by locale; a test finds a missing entry. */
export const faqTexts = Object.fromEntries(
  locales.map((locale) => [locale, readFaq(locale)]),
) as Record<Locale, FaqTexts>;
