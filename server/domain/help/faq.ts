import { formatCurrency } from '../../../contract/rules/formats.ts';
import { containsWords } from '../../../contract/rules/foldText.ts';
import type { Policy } from '../../../contract/rules/policy.ts';
import { retentionDays } from '../../../contract/rules/retention.ts';
import type { Config } from '../../config.ts';
import {
  faqCategorySchema,
  type Faq,
  type FaqCategory,
  type FaqEntry,
  type FaqQuery,
} from '../../../contract/schemas/help.ts';
import type { MessageValues } from '../../i18n/catalogue.ts';
import { faqTexts, type FaqId } from '../../i18n/faqTexts.ts';
import type { Language } from '../../i18n/language.ts';
import { toIso } from '../dates.ts';
import { getPolicy } from './policy.ts';

/** The entries of each category in order, each with the day of its last change. */
const entries: { id: FaqId; category: FaqCategory; updated: string }[] = [
  { id: 'approval-time', category: 'start', updated: '2026-11-21' },
  { id: 'approval-no', category: 'start', updated: '2026-11-21' },
  { id: 'apply-how', category: 'jobs', updated: '2026-11-21' },
  { id: 'apply-answer', category: 'jobs', updated: '2026-11-21' },
  { id: 'not-eligible', category: 'jobs', updated: '2026-11-21' },
  { id: 'drop-out', category: 'jobs', updated: '2026-11-21' },
  { id: 'draft-lost', category: 'submissions', updated: '2026-11-21' },
  { id: 'checks', category: 'submissions', updated: '2026-11-21' },
  { id: 'changes', category: 'submissions', updated: '2026-11-21' },
  { id: 'brand-silent', category: 'submissions', updated: '2026-11-21' },
  { id: 'money-when', category: 'payments', updated: '2026-11-26' },
  { id: 'money-fee', category: 'payments', updated: '2026-11-21' },
  { id: 'money-hold', category: 'payments', updated: '2026-11-26' },
  { id: 'money-overdue', category: 'payments', updated: '2026-11-26' },
  { id: 'money-dispute', category: 'payments', updated: '2026-11-26' },
  { id: 'money-tax', category: 'payments', updated: '2026-11-26' },
  { id: 'withdrawal-states', category: 'payments', updated: '2026-11-25' },
  { id: 'connect-which', category: 'connected', updated: '2026-11-21' },
  { id: 'connect-lapsed', category: 'connected', updated: '2026-11-21' },
  { id: 'signin-problem', category: 'account', updated: '2026-11-21' },
  { id: 'delete-data', category: 'account', updated: '2026-11-26' },
];

/** Returns the FAQ entries that contain every word of `q`, in one category or in all. */
export function readFaq(config: Config, language: Language, { q = '', category }: FaqQuery): Faq {
  const { locale } = language;
  const texts = faqTexts[locale];
  const values = getFigures(getPolicy(config));
  const matches = ({ question, answer }: FaqEntry) => containsWords(`${question} ${answer}`, q);
  const categories = faqCategorySchema.options
    .filter((id) => !category || id === category)
    .map((id) => ({
      id,
      title: texts.categories[id],
      faqs: entries
        .filter((entry) => entry.category === id)
        .map((entry) => ({
          id: entry.id,
          question: texts.faqs[entry.id].question,
          answer: language.format(texts.faqs[entry.id].answer, values),
          updated_at: toIso(Date.parse(entry.updated)),
        }))
        .filter(matches),
    }));
  return { categories: categories.filter(({ faqs }) => faqs.length > 0) };
}

function getFigures(policy: Policy): MessageValues {
  const { min, fee, arrives_in_days: arrival } = policy.withdrawal;
  const [arrivalLeast, arrivalMost] = arrival;
  const fixedFee = formatCurrency(fee.fixed);
  return {
    accountDays: policy.account_review_days,
    closingDays: retentionDays.closedAccounts,
    reviewHours: policy.review_window_hours,
    revisions: policy.revisions_included,
    caseDays: policy.case_days,
    clearingDays: policy.clearing_days,
    withdrawalMin: formatCurrency(min),
    withdrawalFee: fee.percent > 0 ? `${fixedFee} + ${fee.percent}%` : fixedFee,
    arrivalLeast,
    arrivalMost,
  };
}
