import type { FaqCategory } from '../../contract/help.ts';
import type { FaqId } from '../../i18n/faqTexts.ts';

type FaqPlace = { id: FaqId; category: FaqCategory; updated: string };

/** Where each answer stands in the help center and when its text last changed, in reading order. */
export const faqOrder: readonly FaqPlace[] = [
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
  { id: 'money-when', category: 'payments', updated: '2026-11-21' },
  { id: 'money-fee', category: 'payments', updated: '2026-11-21' },
  { id: 'money-hold', category: 'payments', updated: '2026-11-21' },
  { id: 'connect-which', category: 'connected', updated: '2026-11-21' },
  { id: 'connect-lapsed', category: 'connected', updated: '2026-11-21' },
  { id: 'signin-problem', category: 'account', updated: '2026-11-21' },
  { id: 'delete-data', category: 'account', updated: '2026-11-21' },
];
