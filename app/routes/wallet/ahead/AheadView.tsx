import {
  ButtonLink,
  Card,
  DateField,
  DateTime,
  EmptyState,
  Heading,
  Illustration,
  Inline,
  LiveText,
  Loaded,
  Money,
  Skeleton,
  Stack,
  StatGroup,
  Text,
  useQueryParams,
  dayParam,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSetupReason, sumAhead, sumByWeek } from '../../../../contract/rules/forecast.ts';
import type { AheadLine } from '../../../../contract/schemas/ahead.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import { serverNow } from '../../../api/serverTime.ts';
import { useWallets } from '../../../api/wallet.ts';
import { jobWords } from '../../../features/jobs/jobWords.ts';
import { walletWords } from '../../../features/wallet/walletWords.ts';
import { paths } from '../../../paths.ts';
import { getEndOfNextMonth, getWeek, toDay } from './aheadDays.ts';
import { DayText } from './DayText.tsx';
import { isMoneyLate } from './aheadTexts.tsx';
import { AheadLines } from './AheadLines.tsx';
import { AheadSums, WeekSums } from './AheadSums.tsx';
import { WithdrawAction } from '../WithdrawAction.tsx';

const isUrgent = (line: AheadLine) => line.certainty === 'held' || isMoneyLate(line);

// Sorts the lines of several currencies; lines without a day come last.
function byDay(a: AheadLine, b: AheadLine): number {
  const [first, second] = [a, b].map(({ in_bank_at: at }) =>
    at === null ? Infinity : Date.parse(at),
  );
  // The difference of two infinities would be NaN.
  return first === second ? 0 : (first ?? 0) - (second ?? 0);
}

function Assumption({ fee: { fixed, percent } }: { fee: Wallet['withdrawal']['fee'] }) {
  // Amounts that are withdrawn together cost one fee, so the fee cannot be subtracted from a single amount.
  return percent > 0 ? (
    <FormattedMessage
      id="ahead.assumption.fees"
      defaultMessage="If you withdraw each amount when it arrives, before fees."
    />
  ) : (
    <FormattedMessage
      id="ahead.assumption.fee"
      defaultMessage="If you withdraw each amount when it arrives, before the fee of {fee}."
      values={{ fee: <Money value={fixed} /> }}
    />
  );
}

/** Asks for a day and shows what is in the bank by then: this part of the wallet has its own answer in place of the balances. */
function Answer({ wallets, day }: { wallets: Wallet[]; day: string }) {
  const { formatMessage } = useIntl();
  const { change } = useQueryParams();
  const withMoney = wallets.filter(({ ahead }) => ahead.length > 0);
  return (
    <Stack gap="lg">
      {withMoney.map((wallet, index) => (
        <StatGroup
          key={wallet.currency}
          actions={
            wallet.withdrawal.blocked_by.length === 0 && (
              <WithdrawAction wallet={wallet} isOnly={withMoney.length === 1} variant="soft" />
            )
          }
        >
          <Stack gap="md">
            {index === 0 && (
              <Inline>
                <DateField
                  label={formatMessage({ id: 'ahead.by', defaultMessage: 'In your bank by' })}
                  value={day}
                  minValue={toDay(serverNow())}
                  onChange={(next) => {
                    // While a date is typed, it is null.
                    if (next) change({ by: next }, { replace: true });
                  }}
                />
              </Inline>
            )}
            {withMoney.length > 1 && <Heading level={3}>{wallet.currency}</Heading>}
            {sumAhead(wallet.ahead, day).map((sum) => (
              <LiveText key={sum.currency} as="div">
                <AheadSums
                  sum={sum}
                  setup={wallet.ahead.map(({ reason }) => reason).find(isSetupReason)}
                />
              </LiveText>
            ))}
            <Text>
              <Assumption fee={wallet.withdrawal.fee} />
            </Text>
          </Stack>
        </StatGroup>
      ))}
    </Stack>
  );
}

function Weeks({ lines }: { lines: AheadLine[] }) {
  return (
    <Stack gap="lg">
      {sumByWeek(lines, (day) => getWeek(day).start).map(({ week, sums, lines: linesOfWeek }) => (
        <Stack key={week} gap="2xs">
          <Inline justify="between" gap="sm">
            <Heading level={3} size="sm">
              <DayText value={week} end={getWeek(week).end} />
            </Heading>
            <WeekSums sums={sums} />
          </Inline>
          <AheadLines lines={linesOfWeek} />
        </Stack>
      ))}
    </Stack>
  );
}

function Lists({ lines, day }: { lines: AheadLine[]; day: string }) {
  const notUrgent = lines.filter((line) => !isUrgent(line));
  const urgent = lines.filter(isUrgent);
  const isBefore = ({ in_bank_at: at }: AheadLine) => at !== null && at <= day;
  const before = notUrgent.filter(isBefore);
  const later = notUrgent.filter((line) => line.in_bank_at !== null && !isBefore(line));
  const undated = notUrgent.filter((line) => line.in_bank_at === null);
  return (
    <>
      {urgent.length > 0 && (
        <Card title={<FormattedMessage id="ahead.urgent" defaultMessage="Late or on hold" />}>
          <AheadLines lines={urgent} />
        </Card>
      )}
      {before.length > 0 && (
        <Card
          title={
            <FormattedMessage
              id="ahead.before"
              defaultMessage="By {day}"
              values={{ day: <DateTime value={day} isInWords /> }}
            />
          }
        >
          <Weeks lines={before} />
        </Card>
      )}
      {later.length > 0 && (
        <Card
          title={
            <FormattedMessage
              id="ahead.later"
              defaultMessage="After {day}"
              values={{ day: <DateTime value={day} isInWords /> }}
            />
          }
        >
          <Weeks lines={later} />
        </Card>
      )}
      {undated.length > 0 && (
        <Card title={<FormattedMessage {...walletWords.aheadUndated} />}>
          <AheadLines lines={undated} />
        </Card>
      )}
    </>
  );
}

/**
 * Shows when money that is not in the bank yet arrives there: the sums up to a day, then every amount by week, overdue and held amounts
 * first.
 */
export default function AheadView() {
  const { params } = useQueryParams();
  const query = useWallets();
  const day = dayParam.parse(params.get('by')) ?? getEndOfNextMonth(serverNow());
  return (
    <Loaded
      query={query}
      errorTitle={<FormattedMessage {...walletWords.problem} />}
      skeleton={<Skeleton lines={6} />}
      isEmpty={({ wallets }) => wallets.every(({ ahead }) => ahead.length === 0)}
      empty={
        <EmptyState
          illustration={<Illustration name="calendar" />}
          title={<FormattedMessage id="ahead.empty" defaultMessage="No money ahead" />}
          actions={
            <ButtonLink href={paths.jobs}>
              <FormattedMessage {...jobWords.nextUpAction} />
            </ButtonLink>
          }
        >
          <FormattedMessage
            id="ahead.emptyText"
            defaultMessage="When a brand accepts you, its payment appears here with the day on which it is in your bank."
          />
        </EmptyState>
      }
    >
      {({ wallets }) => (
        <Stack gap="lg">
          <Card padding="sm">
            <Answer wallets={wallets} day={day} />
          </Card>
          <Lists lines={wallets.flatMap(({ ahead }) => ahead).sort(byDay)} day={day} />
        </Stack>
      )}
    </Loaded>
  );
}
