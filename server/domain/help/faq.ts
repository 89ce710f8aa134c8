import type { Config } from '../../config.ts';
import { faqCategorySchema, type Faq, type FaqEntry, type FaqQuery } from '../../contract/help.ts';
import type { MessageValues } from '../../i18n/catalogue.ts';
import { faqTexts } from '../../i18n/faqTexts.ts';
import { fillPlaces, type Language } from '../../i18n/language.ts';
import { iso, startOfDay } from '../dates.ts';
import { faqOrder } from './faqOrder.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The questions and answers that hold every word of `q`, in one category or in all. */
export function readFaq(config: Config, { locale }: Language, { q = '', category }: FaqQuery): Faq {
  const texts = faqTexts[locale];
  const values = figuresOf(config);
  const words = q.toLocaleLowerCase(locale).split(/\s+/);
  const isWanted = ({ question, answer }: FaqEntry) => {
    const text = `${question} ${answer}`.toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word));
  };
  const wanted = faqCategorySchema.options.filter((id) => !category || id === category);
  const categories = wanted.map((id) => ({
    id,
    title: texts.categories[id],
    faqs: faqOrder
      .filter((place) => place.category === id)
      .map(({ id: faq, updated }) => ({
        id: faq,
        question: texts.faqs[faq].question,
        answer: fillPlaces(texts.faqs[faq].answer, values),
        updated_at: iso(startOfDay(updated)),
      }))
      .filter(isWanted),
  }));
  return { categories: categories.filter(({ faqs }) => faqs.length > 0) };
}

// The answers say the figures that the rules use.
function figuresOf({ market, withdrawal }: Config): MessageValues {
  const [arrivalLeast, arrivalMost] = withdrawal.arrivesInDays;
  return {
    accountDays: market.accountReview / day,
    reviewHours: market.reviewWindow / hour,
    revisions: market.revisions,
    clearingDays: market.clearing / day,
    withdrawalMin: inFullUnits(withdrawal.min),
    withdrawalFee: feeOf(withdrawal),
    arrivalLeast,
    arrivalMost,
  };
}

function feeOf({ fee, feePercent }: Config['withdrawal']): string {
  return feePercent > 0 ? `${inFullUnits(fee)} + ${feePercent}%` : inFullUnits(fee);
}

function inFullUnits(amount: number): string {
  return (amount / 100).toFixed(2);
}
