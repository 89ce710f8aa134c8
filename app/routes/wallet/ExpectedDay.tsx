import { DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Payment } from '../../../contract/schemas/money.ts';
import { dateWords } from '../../features/dates/dateWords.ts';
import { noDayLabels } from '../../features/dates/noDayTexts.ts';

/** Renders when the money of work that is not approved yet is expected in the wallet, or what that depends on. */
export function ExpectedDay({ payment: { dates } }: { payment: Payment }) {
  const wallet = dates.find(({ key }) => key === 'in_wallet');
  if (wallet?.at) {
    return (
      <FormattedMessage
        {...dateWords.paymentAbout}
        values={{ date: <DateTime value={wallet.at} isInWords dateStyle="short" /> }}
      />
    );
  }
  return wallet?.reason ? (
    <FormattedMessage {...noDayLabels[wallet.reason]} />
  ) : (
    <FormattedMessage id="earnings.later" defaultMessage="After approval" />
  );
}
