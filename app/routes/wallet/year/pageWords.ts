import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  statementPeriod: { id: 'statement.period', defaultMessage: 'Period' },
  accepted: { id: 'year.accepted', defaultMessage: 'Accepted' },
  adjustments: { id: 'year.adjustments', defaultMessage: 'Adjustments' },
  currency: { id: 'year.currency', defaultMessage: 'Currency' },
  declined: { id: 'year.declined', defaultMessage: 'Not selected' },
  fees: { id: 'year.fees', defaultMessage: 'Fees' },
});
