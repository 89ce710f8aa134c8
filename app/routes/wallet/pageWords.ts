import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  earningsFee: { id: 'earnings.fee', defaultMessage: 'Fee' },
  earningsGross: { id: 'earnings.gross', defaultMessage: 'Gross' },
  earningsJob: { id: 'earnings.job', defaultMessage: 'Job' },
  earningsState: { id: 'earnings.state', defaultMessage: 'Status' },
  withdrawalsLabel: { id: 'withdrawals.label', defaultMessage: 'Withdrawals' },
});
