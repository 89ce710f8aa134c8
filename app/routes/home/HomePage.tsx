import {
  ButtonLink,
  Card,
  Grid,
  Inline,
  Link,
  PlatformName,
  Stack,
  platforms,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { paths } from '../../paths.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { MoneyPromises } from './MoneyPromises.tsx';

/** What this is, for somebody who has never been here. */
export default function HomePage() {
  return (
    <RoutePage
      title={
        <FormattedMessage
          id="home.title"
          defaultMessage="Paid work for creators, with a date on every amount"
        />
      }
      intro={
        <FormattedMessage
          id="home.intro"
          defaultMessage="Find jobs from brands that fit your audience, deliver on your own channels, and follow each payment from “applied” to “in my bank”."
        />
      }
    >
      <Inline gap="sm">
        <ButtonLink href={paths.signup} size="lg">
          <FormattedMessage id="home.join" defaultMessage="Join with email" />
        </ButtonLink>
        <ButtonLink href={paths.signin} size="lg" variant="outline">
          <FormattedMessage id="home.signin" defaultMessage="Sign in" />
        </ButtonLink>
      </Inline>
      <HowItWorks />
      <MoneyPromises />
      <Card title={<FormattedMessage id="home.platforms" defaultMessage="Where you publish" />}>
        <Grid as="ul" minColumn={150} gap="sm">
          {platforms.map((platform) => (
            <li key={platform}>
              <PlatformName platform={platform} />
            </li>
          ))}
        </Grid>
      </Card>
      <Stack gap="xs">
        <p>
          <FormattedMessage
            id="home.legal"
            defaultMessage="The rules in full: <terms>Publisher Terms And Conditions</terms> and <privacy>Privacy</privacy>."
            values={{
              terms: (text) => <Link href={paths.terms}>{text}</Link>,
              privacy: (text) => <Link href={paths.privacy}>{text}</Link>,
            }}
          />
        </p>
      </Stack>
    </RoutePage>
  );
}
