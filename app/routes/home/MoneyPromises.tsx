import { Card, Stack, Text } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';

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
    defaultMessage: 'A brand cannot withdraw its approval after you publish.',
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

/** Lists the promises about payments. */
export function MoneyPromises() {
  return (
    <Card
      title={
        <FormattedMessage id="home.money.title" defaultMessage="Our promises about payments" />
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
