import { Card, Link, List, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';

/** Explains where to disagree with a decision: at the job or payment, so that the work is attached. */
export function DisputeGuide() {
  return (
    <Card
      title={
        <FormattedMessage id="contact.dispute.title" defaultMessage="Disagree with a decision" />
      }
    >
      <Stack gap="sm">
        <Text>
          <FormattedMessage
            id="contact.dispute.text"
            defaultMessage="Open the job or payment that the decision is about and select “Disagree”. Your versions and messages are attached."
          />
        </Text>
        <List
          items={[
            <Link key="jobs" href={`${paths.jobHistory}?group=closed`}>
              <FormattedMessage id="contact.dispute.jobs" defaultMessage="Jobs that ended" />
            </Link>,
            <Link key="held" href={`${paths.wallet}&state=on_hold`}>
              <FormattedMessage id="contact.dispute.held" defaultMessage="Payments on hold" />
            </Link>,
            <Link key="cancelled" href={`${paths.wallet}&state=cancelled`}>
              <FormattedMessage
                id="contact.dispute.cancelled"
                defaultMessage="Cancelled payments"
              />
            </Link>,
          ]}
        />
      </Stack>
    </Card>
  );
}
