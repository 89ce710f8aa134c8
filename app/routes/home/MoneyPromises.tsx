import { Card, DescriptionItem, DescriptionList } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';

/** What we promise about money, before anybody signs anything. */
export function MoneyPromises() {
  return (
    <Card
      title={
        <FormattedMessage id="home.money.title" defaultMessage="What we promise about money" />
      }
    >
      <DescriptionList layout="columns">
        <DescriptionItem
          term={<FormattedMessage id="home.money.date" defaultMessage="A date, not “soon”" />}
        >
          <FormattedMessage
            id="home.money.dateText"
            defaultMessage="Every pending amount says when it becomes available. If that day ever moves, you read why."
          />
        </DescriptionItem>
        <DescriptionItem
          term={<FormattedMessage id="home.money.final" defaultMessage="Approved is final" />}
        >
          <FormattedMessage
            id="home.money.finalText"
            defaultMessage="A brand cannot take back an approval after you have published."
          />
        </DescriptionItem>
        <DescriptionItem
          term={<FormattedMessage id="home.money.silence" defaultMessage="Silence counts as yes" />}
        >
          <FormattedMessage
            id="home.money.silenceText"
            defaultMessage="A brand that does not review your work in time has approved it."
          />
        </DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
