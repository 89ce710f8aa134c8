import { DescriptionItem, DescriptionList } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Brand } from '../../../server/contract/jobs.ts';

/** What our records say of the brand: how fast it answers and pays, how much it has done here. */
export function BrandFacts({ brand }: { brand: Brand }) {
  const { reply_hours_median: reply, pay_days_median: pay, jobs_completed: count } = brand;
  return (
    <DescriptionList layout="bill">
      <DescriptionItem
        term={<FormattedMessage id="brand.reply" defaultMessage="Usually answers in" />}
      >
        {reply === null ? (
          <FormattedMessage id="brand.unknown" defaultMessage="Not known yet" />
        ) : (
          <FormattedMessage
            id="brand.hours"
            defaultMessage="{count, plural, one {# hour} other {# hours}}"
            values={{ count: Math.round(reply) }}
          />
        )}
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="brand.pay" defaultMessage="Usually pays in" />}>
        {pay === null ? (
          <FormattedMessage id="brand.unknown" defaultMessage="Not known yet" />
        ) : (
          <FormattedMessage
            id="brand.days"
            defaultMessage="{count, plural, one {# day} other {# days}}"
            values={{ count: Math.round(pay) }}
          />
        )}
      </DescriptionItem>
      <DescriptionItem
        term={<FormattedMessage id="brand.jobs" defaultMessage="Jobs finished here" />}
      >
        <FormattedMessage
          id="brand.jobs.count"
          defaultMessage="{count, number}"
          values={{ count }}
        />
      </DescriptionItem>
    </DescriptionList>
  );
}
