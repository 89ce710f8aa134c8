import { Card, Dateline, Link, Money, Stack, Text, type DatelineStep } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/serverTime.ts';
import { useWallets } from '../../api/wallet.ts';
import { shownCertainties } from '../../features/jobs/chooseDates.ts';
import { dateLabels, moveLabels, noDayLabels } from '../../features/jobs/dateLabels.ts';
import { paths } from '../../paths.ts';
import { sumMoneyAhead, type AheadSum } from './aheadSteps.ts';

// As many as fit on a row; the wallet has all.
const maxSums = 6;

function Jobs({ jobs: [job, ...others] }: Pick<AheadSum, 'jobs'>) {
  if (!job) return null;
  if (others.length > 0) {
    return (
      <FormattedMessage
        id="ahead.jobs"
        defaultMessage="{count, plural, one {# job} other {# jobs}}"
        values={{ count: others.length + 1 }}
      />
    );
  }
  return (
    <Link href={paths.payment(job.id)} variant="quiet">
      <bdi>{job.brand}</bdi>
    </Link>
  );
}

function AheadLine({ sums }: { sums: readonly AheadSum[] }) {
  const { formatMessage } = useIntl();
  const steps = sums
    .slice(0, maxSums)
    .map(({ id, at, certainty, reason, moved, amount, isTransfer, jobs }): DatelineStep => ({
      id,
      label: formatMessage(isTransfer ? dateLabels.inBank : dateLabels.inWallet),
      certainty: shownCertainties[certainty],
      // The day on which it is paid if the user is on time is no promise.
      isApproximate: certainty !== 'fixed' && certainty !== 'late' && certainty !== 'held',
      at: at ?? undefined,
      reason: reason && <FormattedMessage {...noDayLabels[reason]} />,
      movedFrom: moved
        ? { at: moved.from, why: <FormattedMessage {...moveLabels[moved.why]} /> }
        : undefined,
      amount: <Money value={amount} />,
      detail: <Jobs jobs={jobs} />,
    }));
  return (
    <Stack gap="sm">
      <Dateline
        steps={steps}
        label={formatMessage({ id: 'ahead.title', defaultMessage: 'Money ahead' })}
        now={serverNow()}
      />
      {sums.length > maxSums && (
        <Text size="sm">
          <Link href={paths.wallet}>
            <FormattedMessage
              id="ahead.more"
              defaultMessage="{count, plural, one {# more sum} other {# more sums}} in your wallet"
              values={{ count: sums.length - maxSums }}
            />
          </Link>
        </Text>
      )}
    </Stack>
  );
}

/** Shows money that is not in the wallets or on its way from them: what is held or late first, then each sum above its day. */
export function MoneyAheadCard({ onRemove }: { onRemove: () => void }) {
  const { data, mutate } = useWallets();
  const sums = data ? sumMoneyAhead(data.wallets) : [];
  if (sums.length === 0) return null;
  return (
    <Card
      title={<FormattedMessage id="ahead.title" defaultMessage="Money ahead" />}
      isCollapsible
      onRemove={onRemove}
      onRefresh={() => mutate()}
    >
      <AheadLine sums={sums} />
    </Card>
  );
}
