import { Card, Grid, Money, Stack, Stat, StatGroup, Text, Heading } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';
import { HomeSection } from './HomeSection.tsx';

const { clearing_days, review_window_hours, revisions_included, withdrawal } = config.policy;

const messages = defineMessages({
  date: { id: 'home.money.date', defaultMessage: 'A date, not “soon”' },
  dateText: {
    id: 'home.money.dateText',
    defaultMessage:
      'Every pending amount shows when it becomes available. If the date moves, you see why.',
  },
  final: { id: 'home.money.final', defaultMessage: 'Approval is final' },
  finalText: {
    id: 'home.money.finalText',
    defaultMessage: 'A brand cannot take back its approval after you publish.',
  },
  silence: { id: 'home.money.silence', defaultMessage: 'No reply counts as approval' },
  silenceText: {
    id: 'home.money.silenceText',
    defaultMessage: 'If a brand does not review your work in time, it is approved.',
  },
});

const promises = [
  { title: messages.date, text: messages.dateText },
  { title: messages.final, text: messages.finalText },
  { title: messages.silence, text: messages.silenceText },
];

function Figures() {
  return (
    <StatGroup>
      <Stat
        size="lg"
        label={<FormattedMessage id="home.figure.review" defaultMessage="Longest review" />}
        value={
          <FormattedMessage
            id="home.figure.hours"
            defaultMessage="{count, plural, one {# hour} other {# hours}}"
            values={{ count: review_window_hours }}
          />
        }
      />
      <Stat
        size="lg"
        label={<FormattedMessage id="home.figure.revisions" defaultMessage="Revisions at most" />}
        value={revisions_included}
      />
      <Stat
        size="lg"
        label={<FormattedMessage id="home.figure.paid" defaultMessage="From approval to wallet" />}
        value={
          <FormattedMessage
            id="home.figure.days"
            defaultMessage="{count, plural, one {# day} other {# days}}"
            values={{ count: clearing_days }}
          />
        }
      />
      <Stat
        size="lg"
        label={<FormattedMessage id="home.figure.min" defaultMessage="Withdraw from" />}
        value={<Money value={withdrawal.min} />}
      />
    </StatGroup>
  );
}

/** Lists the promises about payments, with the figures of this installation. */
export function MoneyPromises() {
  return (
    <HomeSection
      title={
        <FormattedMessage id="home.money.title" defaultMessage="Our promises about payments" />
      }
    >
      <Card>
        <Stack gap="xl">
          <Figures />
          <Grid minColumnWidth={320}>
            {promises.map(({ title, text }) => (
              <Stack key={title.id} gap="3xs">
                <Heading level={3}>
                  <FormattedMessage {...title} />
                </Heading>
                <Text isMuted>
                  <FormattedMessage {...text} />
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Card>
    </HomeSection>
  );
}
