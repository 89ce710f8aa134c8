import { expect, test } from 'vitest';
import type { Faq } from '../../../contract/schemas/help.ts';
import { findAnswers, suggestAnswers } from './faqSearch.ts';

const entry = (id: string, question: string, answer: string) => ({
  id,
  question,
  answer,
  updated_at: '2026-01-01T00:00:00.000Z',
});
const faq: Faq = {
  categories: [
    {
      id: 'payments',
      title: 'Payments',
      faqs: [
        entry('when', 'When do I get my money?', 'After approval.'),
        entry('hold', 'Why is my payment on hold?', 'Staff holds money.'),
      ],
    },
    { id: 'account', title: 'Account', faqs: [entry('提现', '提现收费多少？', '0.50')] },
  ],
};
const getIds = (categories: Faq['categories']) =>
  categories.flatMap(({ faqs }) => faqs.map(({ id }) => id));

test('a search finds answers that contain all words, in upper or lower case', () => {
  expect(getIds(findAnswers(faq, ' MONEY  approval', ''))).toEqual(['when']);
  expect(getIds(findAnswers(faq, 'money', ''))).toEqual(['when', 'hold']);
  expect(getIds(findAnswers(faq, '“Möney”', ''))).toEqual(['when', 'hold']);
  expect(findAnswers(faq, 'zeppelin', '')).toEqual([]);
});

test('a search can be limited to a category', () => {
  expect(getIds(findAnswers(faq, '', 'account'))).toEqual(['提现']);
  expect(findAnswers(faq, 'money', 'account')).toEqual([]);
});

test('the questions most similar to a text are suggested; short words do not count', () => {
  // “Payment:” with its colon is in no question.
  expect(suggestAnswers(faq, 'Payment: when is my money?').map(({ id }) => id)).toEqual(['when']);
  expect(suggestAnswers(faq, 'hold my payment').map(({ id }) => id)).toEqual(['hold']);
  expect(suggestAnswers(faq, 'is my')).toEqual([]);
  expect(suggestAnswers(faq, '提现').map(({ id }) => id)).toEqual(['提现']);
});
