import { DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { serverNow } from '../../api/serverTime.ts';
import { paymentWords } from './paymentWords.ts';

/** Renders the day of a late payment: the new one if there is one, otherwise the one that was missed. */
export function LateDay({ at }: { at: string }) {
  const day = <DateTime value={at} isInWords />;
  return Date.parse(at) < serverNow() ? (
    <FormattedMessage {...paymentWords.dayLate} values={{ day }} />
  ) : (
    <FormattedMessage id="payment.day.new" defaultMessage="New day {day}" values={{ day }} />
  );
}
