import { DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { serverNow } from '../../api/serverTime.ts';

/** Renders the day of a late payment: the new one if there is one, otherwise the one that was missed. */
export function LateDay({ at }: { at: string }) {
  const day = <DateTime value={at} isInWords />;
  return Date.parse(at) < serverNow() ? (
    <FormattedMessage id="payment.day.late" defaultMessage="Was due {day}" values={{ day }} />
  ) : (
    <FormattedMessage id="payment.day.new" defaultMessage="New day {day}" values={{ day }} />
  );
}
