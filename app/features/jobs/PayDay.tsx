import { DateTime, Text } from '@byline/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { serverNow } from '../../api/serverTime.ts';
import { dateWords } from '../dates/dateWords.ts';
import { noDayLabels } from '../dates/noDayTexts.ts';

const texts = defineMessages({
  about: dateWords.payDayAbout,
  on: dateWords.payDayOn,
  late: { id: 'payDay.late', defaultMessage: 'Was due on {day}' },
  newDay: { id: 'payDay.newDay', defaultMessage: 'Late, new day {day}' },
  held: { id: 'payDay.held', defaultMessage: 'On hold, reviewed on {day}' },
  inWallet: { id: 'payDay.inWallet', defaultMessage: 'In your wallet since {day}' },
  toBank: dateWords.payDayToBank,
  inBank: dateWords.payDayInBank,
});

function getText(wallet: DateStep, bank: DateStep | undefined): [MessageDescriptor, DateStep] {
  if (bank?.certainty === 'done') return [texts.inBank, bank];
  // Only a withdrawal that was requested has a promised day.
  if (bank?.certainty === 'fixed') return [texts.toBank, bank];
  switch (wallet.certainty) {
    case 'done':
      return [texts.inWallet, wallet];
    case 'fixed':
      return [texts.on, wallet];
    case 'late':
      return [
        wallet.at !== null && Date.parse(wallet.at) >= serverNow() ? texts.newDay : texts.late,
        wallet,
      ];
    case 'held':
      return [texts.held, wallet];
    case 'expected':
    case 'waiting_for_you':
    case 'waiting_for_brand':
      return [texts.about, wallet];
  }
}

/** Renders when a job is paid, in one line; nothing for a job that pays no money. */
export function PayDay({ dates }: { dates: readonly DateStep[] }) {
  const wallet = dates.find(({ key }) => key === 'in_wallet');
  if (!wallet) return null;
  const [text, { at, reason }] = getText(
    wallet,
    dates.find(({ key }) => key === 'in_bank'),
  );
  return (
    <Text as="span" weight="medium">
      {at ? (
        <FormattedMessage
          {...text}
          // `short` has no weekday, which would promise more than is known about an approximate day.
          values={{
            day: (
              <DateTime
                value={at}
                isInWords
                dateStyle={text === texts.about ? 'short' : 'medium'}
              />
            ),
          }}
        />
      ) : (
        reason && <FormattedMessage {...noDayLabels[reason]} />
      )}
    </Text>
  );
}
