import { DescriptionItem, DescriptionList } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Brand } from '../../../contract/schemas/jobs.ts';

const words = defineMessages({
  unknown: { id: 'brand.unknown', defaultMessage: 'Not known yet' },
});

/** Shows the track record of a brand: reply time, payment time and completed jobs. */
export function BrandFacts({ brand }: { brand: Brand }) {
  const { reply_hours_median: replyHours, pay_days_median: payDays, jobs_completed: count } = brand;
  return (
    <DescriptionList layout="bill">
      <DescriptionItem
        label={<FormattedMessage id="brand.reply" defaultMessage="Usually replies within" />}
      >
        {replyHours === null ? (
          <FormattedMessage {...words.unknown} />
        ) : (
          <FormattedMessage
            id="brand.hours"
            defaultMessage="{count, plural, one {# hour} other {# hours}}"
            values={{ count: Math.round(replyHours) }}
          />
        )}
      </DescriptionItem>
      <DescriptionItem
        label={<FormattedMessage id="brand.pay" defaultMessage="Usually pays within" />}
      >
        {payDays === null ? (
          <FormattedMessage {...words.unknown} />
        ) : (
          <FormattedMessage
            id="brand.days"
            defaultMessage="{count, plural, one {# day} other {# days}}"
            values={{ count: Math.round(payDays) }}
          />
        )}
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage id="brand.jobs" defaultMessage="Jobs completed" />}>
        <FormattedMessage
          id="brand.jobs.count"
          defaultMessage="{count, number}"
          values={{ count }}
        />
      </DescriptionItem>
    </DescriptionList>
  );
}
