import {
  Avatar,
  DateTime,
  getDirection,
  Highlight,
  Link,
  ListText,
  RelativeTime,
  Text,
  type ItemListColumn,
  type ItemListItem,
} from '@byline/design-system';
import { PlatformIcon, platformMessages } from '@byline/design-system/portal';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { paths } from '../../paths.ts';
import { BrandText } from './BrandText.tsx';
import { choosePaidDate } from './chooseDates.ts';
import { getClosing } from './getClosing.ts';
import { getAvailability, Unmet } from './JobCard.tsx';
import { JobWork } from './JobWork.tsx';
import { rowLabels } from './rowLabels.ts';
import { getRowPay } from './RowPay.tsx';
import { renderOwnState } from './StateBadge.tsx';
import { jobLabels } from './stateLabels.ts';

/** Returns why a user who has not applied and is not invited cannot apply; nothing if the user can. */
function getObstacle({ my, state }: JobSummary): ReactNode {
  if (state !== 'open') return <FormattedMessage {...jobLabels[state]} />;
  return my.unmet.length > 0 && <Unmet count={my.unmet.length} />;
}

type RowOptions = {
  /** The text of the search that found the job. */
  search?: string | undefined;
};

/** The columns of a list of jobs. */
export const jobColumns: readonly ItemListColumn[] = [
  { id: 'paid', header: <FormattedMessage {...rowLabels.paidAbout} /> },
  { id: 'closes', header: <FormattedMessage id="job.closes" defaultMessage="Closes" /> },
];

/** Returns a job as a row of a list: what the work is, when it is paid, when it closes if that is soon, the pay, and the state. */
export function getJobRow(job: JobSummary, { search = '' }: RowOptions = {}): ItemListItem {
  const { amount, note } = getRowPay(job.pay);
  const ownState = renderOwnState(job, 'sm');
  const obstacle = !ownState && getObstacle(job);
  const paid = choosePaidDate(job.dates);
  const closing = getClosing(job);
  return {
    id: job.id,
    start: <Avatar name={job.brand.name} shape="square" />,
    title: (
      <Link href={paths.job(job.id)} variant="quiet" isStretched>
        <BrandText language={job.language}>
          <Highlight search={search}>{job.title}</Highlight>
        </BrandText>
      </Link>
    ),
    description: (
      <ListText
        type="facts"
        items={[
          <Fact key="work">
            {job.platforms.map((platform) => (
              <NamedIcon key={platform} platform={platform} />
            ))}
            <bdi>
              <JobWork job={job} />
            </bdi>
          </Fact>,
          <Fact key="brand">
            <bdi>
              <Highlight search={search}>{job.brand.name}</Highlight>
            </bdi>
          </Fact>,
          getAvailability(job),
          ownState,
        ]}
      />
    ),
    cells: {
      paid: paid?.certainty === 'expected' && paid.at && (
        <DateTime value={paid.at} isInWords dateStyle="short" />
      ),
      closes: closing && (
        <Text as="span" size="sm" weight="medium">
          <RelativeTime value={closing} />
        </Text>
      ),
    },
    end: amount,
    // A note on the pay, such as "at least", and an obstacle are both important.
    endDescription:
      note && obstacle ? (
        <>
          {note}
          <br />
          {obstacle}
        </>
      ) : (
        obstacle || note
      ),
  };
}

/** Renders a fact in the order of the page, also if its text is written in the other direction. */
function Fact({ children }: { children: ReactNode }) {
  return <span dir={getDirection(useIntl().locale)}>{children}</span>;
}

const gap = '\u00a0';

function NamedIcon({ platform }: { platform: JobSummary['platforms'][number] }) {
  const { formatMessage } = useIntl();
  return (
    <span>
      <PlatformIcon
        platform={platform}
        size={16}
        aria-label={formatMessage(platformMessages[platform])}
      />
      {gap}
    </span>
  );
}
