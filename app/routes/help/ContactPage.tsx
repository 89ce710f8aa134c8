import { ButtonLink, Card, Link, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { paths } from '../../paths.ts';

/** How to reach people. */
export default function ContactPage() {
  return (
    <RoutePage width="reading">
      <Card>
        <Stack gap="md" align="start">
          <p>
            <FormattedMessage
              id="contact.text"
              defaultMessage="Write to us about a job, a payment or your account. Say which job it is about; we answer within one working day."
            />
          </p>
          <ButtonLink href={`mailto:${config.supportEmail}`}>
            <FormattedMessage
              id="account.write"
              defaultMessage="Write to {address}"
              values={{ address: <bdi>{config.supportEmail}</bdi> }}
            />
          </ButtonLink>
          <p>
            <FormattedMessage
              id="contact.help"
              defaultMessage="Many answers stand in the <link>help center</link>."
              values={{ link: (text) => <Link href={paths.help}>{text}</Link> }}
            />
          </p>
        </Stack>
      </Card>
    </RoutePage>
  );
}
