import {
  Card,
  Dateline,
  DateTime,
  ItemList,
  Link,
  ListText,
  Money,
  Stack,
  Text,
  type DatelineItem,
} from '@byline/design-system';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useWallets } from '../../api/wallet.ts';
import { dateWords } from '../../features/dates/dateWords.ts';
import { noDayLabels } from '../../features/dates/noDayTexts.ts';
import { shownStates } from '../../features/jobs/chooseDates.ts';
import { dateLabels, moveLabels } from '../../features/jobs/dateLabels.ts';
import { LateDay } from '../../features/payments/LateDay.tsx';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';
import { paths } from '../../paths.ts';
import { sumMoneyAhead, type AheadSum } from './sumMoneyAhead.ts';

const cardTitle = defineMessage({ id: 'ahead.title', defaultMessage: 'Money ahead' });

// The maximum number of sums with a day, which fit in one row; the wallet shows all sums.
const maxSums = 6;
/** The number of sums with a day from which they are on a line; fewer are a list. */
const minSteps = 3;
/** The maximum number of sums without a day, which have their own row. */
const maxUndated = 3;

/** Renders the jobs of a sum, and that it depends on the user as in the wallet. */
function Origin({ sum: { jobs, dependsOnUser } }: { sum: AheadSum }) {
  if (!dependsOnUser) return <Jobs jobs={jobs} />;
  return (
    <ListText
      type="facts"
      items={[
        <Jobs key="jobs" jobs={jobs} />,
        <FormattedMessage key="class" {...walletWords.aheadDependsOnYou} />,
      ]}
    />
  );
}

function Jobs({ jobs: [job, ...otherJobs] }: Pick<AheadSum, 'jobs'>) {
  if (!job) return null;
  if (otherJobs.length > 0) {
    return (
      <FormattedMessage
        id="ahead.jobs"
        defaultMessage="{count, plural, one {# job} other {# jobs}}"
        values={{ count: otherJobs.length + 1 }}
      />
    );
  }
  return (
    <Link href={paths.payment(job.id)} variant="quiet">
      <bdi>{job.brand}</bdi>
    </Link>
  );
}

// Held money has no day; the day of the review is not a promise of the payment.
const hasDay = ({ certainty, at }: AheadSum) => certainty !== 'held' && at !== null;

function WhyNoDay({ sum: { certainty, at, reason } }: { sum: AheadSum }) {
  if (certainty !== 'held') return reason && <FormattedMessage {...noDayLabels[reason]} />;
  return (
    <ListText
      type="facts"
      items={[
        <FormattedMessage key="held" id="ahead.held" defaultMessage="On hold, no date" />,
        at && (
          <FormattedMessage
            {...paymentWords.dayReview}
            values={{ day: <DateTime value={at} isInWords /> }}
          />
        ),
      ]}
    />
  );
}

/** Renders the day of a sum in a list, as a line of days would show it. */
function WhenPaid({ sum: { at, certainty, isTransfer } }: { sum: AheadSum }) {
  if (at === null) return null;
  if (certainty === 'late') return <LateDay at={at} />;
  const isFixed = certainty === 'fixed';
  const day = <DateTime value={at} isInWords dateStyle={isFixed ? 'medium' : 'short'} />;
  if (isTransfer) {
    return <FormattedMessage {...dateWords.payDayToBank} values={{ day }} />;
  }
  return isFixed ? (
    <FormattedMessage {...dateWords.payDayOn} values={{ day }} />
  ) : (
    <FormattedMessage {...dateWords.payDayAbout} values={{ day }} />
  );
}

function SumList({ sums, label }: { sums: readonly AheadSum[]; label: string }) {
  return (
    <ItemList
      aria-label={label}
      items={sums.map((sum) => ({
        id: sum.id,
        title: <Origin sum={sum} />,
        description: hasDay(sum) ? <WhenPaid sum={sum} /> : <WhyNoDay sum={sum} />,
        end: (
          <Text as="span" weight="semibold">
            <Money value={sum.amount} />
          </Text>
        ),
      }))}
    />
  );
}

function AheadLine({ sums }: { sums: readonly AheadSum[] }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(cardTitle);
  const dated = sums.filter(hasDay);
  const undated = sums.filter((sum) => !hasDay(sum));
  const steps = dated.slice(0, maxSums).map((sum): DatelineItem => {
    const { id, at, certainty, moved, amount, isTransfer } = sum;
    return {
      id,
      label: formatMessage(isTransfer ? dateLabels.inBank : dateLabels.inWallet),
      state: shownStates[certainty],
      // A day that depends on the work of the user or the brand is not a promise.
      isApproximate: certainty !== 'fixed' && certainty !== 'late',
      at: at ?? undefined,
      movedFrom: moved
        ? { at: moved.from, explanation: formatMessage(moveLabels[moved.why]) }
        : undefined,
      amount: <Money value={amount} />,
      description: <Origin sum={sum} />,
    };
  });
  return (
    <Stack gap="sm">
      {steps.length >= minSteps ? (
        <Dateline items={steps} aria-label={title} />
      ) : (
        dated.length > 0 && <SumList sums={dated} label={title} />
      )}
      {undated.length > 0 && (
        <SumList
          sums={undated.slice(0, maxUndated)}
          label={formatMessage(walletWords.aheadUndated)}
        />
      )}
      {(dated.length > maxSums || undated.length > maxUndated) && (
        <Text size="sm">
          <Link href={paths.ahead}>
            <FormattedMessage id="ahead.all" defaultMessage="Show all money ahead" />
          </Link>
        </Text>
      )}
    </Stack>
  );
}

/**
 * Shows money that is not in the wallets yet, or on its way to the bank: late sums first, then by day, and separately the sums without a
 * day.
 */
export function MoneyAheadCard({ onRemove }: { onRemove: () => void }) {
  const { data, mutate } = useWallets();
  const sums = data ? sumMoneyAhead(data.wallets) : [];
  if (sums.length === 0) return null;
  return (
    <Card
      title={<FormattedMessage {...cardTitle} />}
      isCollapsible
      onRemove={onRemove}
      onRefresh={() => mutate()}
    >
      <AheadLine sums={sums} />
    </Card>
  );
}
