import { DescriptionItem, DescriptionList, Money, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { JobDetail, Terms } from '../../../contract/schemas/jobDetail.ts';
import type { Pay } from '../../../contract/schemas/jobs.ts';
import { briefLabels } from '../../features/jobs/briefLabels.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';
import { feeCurrency, WithdrawalFee } from '../../features/wallet/WithdrawalFee.tsx';
import { AgreedPay } from '../../features/jobs/JobPay.tsx';
import { PublishedWork } from '../../features/jobs/JobWork.tsx';

type JobTermsProps = {
  job: Pick<JobDetail, 'terms' | 'language'>;
  /** The kind of pay decides what the terms say about payment. */
  pay: Pay;
  /** The job whose work and agreed pay are the first of the terms. */
  agreed?: JobDetail;
};

function Payment({ terms, pay }: { terms: Terms; pay: Pay }) {
  if (pay.type !== 'product') {
    return (
      <>
        <FormattedMessage
          id="terms.pay.text"
          defaultMessage="In your wallet {count, plural, one {# day} other {# days}} after approval"
          values={{ count: terms.pay_days_after_approval }}
        />
        {pay.max?.currency === feeCurrency && (
          <Text as="div" size="sm" isMuted>
            <FormattedMessage
              id="terms.pay.fee"
              defaultMessage="A withdrawal to your bank costs {fee}, whatever its amount."
              values={{ fee: <WithdrawalFee /> }}
            />
          </Text>
        )}
      </>
    );
  }
  return pay.product_value ? (
    <FormattedMessage
      id="terms.pay.product"
      defaultMessage="This job pays no money. You keep the product, worth {value}."
      values={{ value: <Money value={pay.product_value} /> }}
    />
  ) : (
    <FormattedMessage id="terms.pay.none" defaultMessage="This job pays no money." />
  );
}

/** Lists the terms of a job. */
export function JobTerms({ job: { terms, language }, pay, agreed }: JobTermsProps) {
  return (
    <DescriptionList>
      {agreed && (
        <>
          <DescriptionItem label={<FormattedMessage id="terms.work" defaultMessage="Work" />}>
            <PublishedWork job={agreed} />
          </DescriptionItem>
          <DescriptionItem label={<FormattedMessage id="terms.amount" defaultMessage="Pay" />}>
            <AgreedPay job={agreed} />
          </DescriptionItem>
        </>
      )}
      <DescriptionItem label={<FormattedMessage {...briefLabels.usage_rights} />}>
        <BrandText language={language}>{terms.usage_rights}</BrandText>
      </DescriptionItem>
      {terms.exclusivity && (
        <DescriptionItem label={<FormattedMessage {...briefLabels.exclusivity} />}>
          <BrandText language={language}>{terms.exclusivity}</BrandText>
        </DescriptionItem>
      )}
      <DescriptionItem label={<FormattedMessage id="terms.revisions" defaultMessage="Revisions" />}>
        <FormattedMessage
          id="terms.revisions.text"
          defaultMessage="{count, plural, =0 {None included} one {# revision included} other {# revisions included}}"
          values={{ count: terms.revisions_included }}
        />
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage id="terms.review" defaultMessage="Review" />}>
        <FormattedMessage
          id="terms.review.text"
          defaultMessage="Within {count, plural, one {# hour} other {# hours}}. Without a reply, the work is approved."
          values={{ count: terms.review_window_hours }}
        />
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage id="terms.pay" defaultMessage="Payment" />}>
        <Payment terms={terms} pay={pay} />
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage id="terms.cancel" defaultMessage="Cancellation" />}>
        <BrandText language={language}>{terms.cancel_rule}</BrandText>
      </DescriptionItem>
    </DescriptionList>
  );
}
