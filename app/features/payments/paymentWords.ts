import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  earningsFactsWithdrawn: { id: 'earnings.facts.withdrawn', defaultMessage: '{amount} withdrawn' },
  earningsNet: { id: 'earnings.net', defaultMessage: 'Net' },
  dayLate: { id: 'payment.day.late', defaultMessage: 'Was due {day}' },
  dayReview: { id: 'payment.day.review', defaultMessage: 'Review by {day}' },
  transactionsAmount: { id: 'transactions.amount', defaultMessage: 'Amount' },
  transactionsBalance: { id: 'transactions.balance', defaultMessage: 'Balance' },
  transactionsDescription: { id: 'transactions.description', defaultMessage: 'Description' },
});

/** Texts about payments that several pages and files have. */
export const paymentWords: Record<keyof typeof messages, MessageDescriptor> = messages;
