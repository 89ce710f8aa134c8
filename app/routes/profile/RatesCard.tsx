import { Card, DescriptionItem, DescriptionList, Inline, Money } from '@byline/design-system';
import { PlatformName } from '@byline/design-system/portal';
import { FormattedMessage } from 'react-intl';
import type { Rate } from '../../../contract/schemas/profile.ts';
import { contentTypeLabels } from '../../features/profile/contentTypes.ts';

/** Lists the rates of a profile; hidden without rates. */
export function RatesCard({ rates }: { rates: Rate[] }) {
  if (rates.length === 0) return null;
  return (
    <Card title={<FormattedMessage id="profile.rates" defaultMessage="Rates" />}>
      <DescriptionList layout="bill">
        {rates.map(({ platform, content_type, amount }, index) => (
          <DescriptionItem
            key={index}
            label={
              <Inline gap="xs">
                <PlatformName platform={platform} />
                <FormattedMessage {...contentTypeLabels[content_type]} />
              </Inline>
            }
          >
            <Money value={amount} />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  );
}
