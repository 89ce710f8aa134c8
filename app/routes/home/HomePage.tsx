import { ButtonLink, Card, Inline, Money, Stack, Stat } from '@byline/design-system';
import { PlatformName, platforms } from '@byline/design-system/portal';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { CommonQuestions } from './CommonQuestions.tsx';
import { ExampleDateline, examplePay } from './ExampleDateline.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { MoneyPromises } from './MoneyPromises.tsx';

function Actions() {
  return (
    <Stack gap="lg">
      <Inline gap="sm" isFullWidth>
        <ButtonLink href={paths.signup} size="lg">
          <FormattedMessage id="home.join" defaultMessage="Join with email" />
        </ButtonLink>
        <ButtonLink href={paths.accountRegister} size="lg" variant="ghost">
          <FormattedMessage id="home.joinSocial" defaultMessage="Join with a social account" />
        </ButtonLink>
      </Inline>
      <Inline gap="md" as="ul">
        {platforms.map((platform) => (
          <li key={platform}>
            <PlatformName platform={platform} />
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

function ExampleJob() {
  return (
    <Card
      title={<FormattedMessage id="home.way" defaultMessage="Always know where your job stands" />}
    >
      <Stack gap="lg">
        <Stat
          size="lg"
          label={<FormattedMessage id="home.example" defaultMessage="Example: a job that pays" />}
          value={<Money value={examplePay} />}
        />
        <ExampleDateline />
      </Stack>
    </Card>
  );
}

/** Renders the page that introduces the product to new visitors. */
export default function HomePage() {
  return (
    <RoutePage
      size="lg"
      title={
        <FormattedMessage
          id="home.title"
          defaultMessage="Paid work for creators, with a date for every payment"
        />
      }
      description={
        <FormattedMessage
          id="home.intro"
          defaultMessage="Find jobs from brands that fit your audience, deliver on your own channels, and track every payment from “Applied” to “In your wallet”."
        />
      }
      actions={<Actions />}
      media={<ExampleJob />}
    >
      <Stack gap="3xl">
        <HowItWorks />
        <MoneyPromises />
        <CommonQuestions />
      </Stack>
    </RoutePage>
  );
}
