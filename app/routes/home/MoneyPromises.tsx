import { Card, Stack, Text } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  date: { id: 'home.money.date', defaultMessage: 'A date, not “soon”' },
  dateText: {
    id: 'home.money.dateText',
    defaultMessage:
      'Every pending amount says when it becomes available. If that day ever moves, you read why.',
  },
  final: { id: 'home.money.final', defaultMessage: 'Approved is final' },
  finalText: {
    id: 'home.money.finalText',
    defaultMessage: 'A brand cannot take back an approval after you have published.',
  },
  silence: { id: 'home.money.silence', defaultMessage: 'Silence counts as yes' },
  silenceText: {
    id: 'home.money.silenceText',
    defaultMessage: 'A brand that does not review your work in time has approved it.',
  },
});

const promises = [
  { title: messages.date, text: messages.dateText },
  { title: messages.final, text: messages.finalText },
  { title: messages.silence, text: messages.silenceText },
];

/** Lists the promises about payments. */
export function MoneyPromises() {
  return (
    <Card
      title={
        <FormattedMessage id="home.money.title" defaultMessage="What we promise about money" />
      }
    >
      <Stack gap="md">
        {promises.map(({ title, text }) => (
          <Stack key={title.id} gap="3xs">
            <Text weight="semibold">
              <FormattedMessage {...title} />
            </Text>
            <Text tone="muted">
              <FormattedMessage {...text} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
