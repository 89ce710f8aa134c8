import {
  Avatar,
  getDirection,
  Highlight,
  Link,
  ListText,
  PlatformIcon,
  platformMessages,
  type ItemListItem,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { paths } from '../../paths.ts';
import { BrandText } from './BrandText.tsx';
import { getAvailability, Unmet } from './JobCard.tsx';
import { JobDates } from './JobDates.tsx';
import { JobWork } from './JobWork.tsx';
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

/** Returns a job as a row of a list: what the work is, until when to apply, when it is due and paid, the pay, and the state. */
export function getJobRow(job: JobSummary, { search = '' }: RowOptions = {}): ItemListItem {
  const { amount, note } = getRowPay(job.pay);
  const ownState = renderOwnState(job, 'sm');
  const obstacle = !ownState && getObstacle(job);
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
    detail: (
      <ListText
        type="facts"
        items={[
          <Fact key="brand">
            {job.platforms.map((platform) => (
              <NamedIcon key={platform} platform={platform} />
            ))}
            <bdi>
              <Highlight search={search}>{job.brand.name}</Highlight>
            </bdi>
            {/* Part of the same fact as the brand, so that a long brand is cut instead of the state. */}
            {ownState && (
              <span>
                {gap}
                {ownState}
              </span>
            )}
          </Fact>,
          getAvailability(job),
          // This fact is last, because below a title of two lines only one line of facts has room, and its end is cut.
          <Fact key="work">
            <JobWork job={job} />
          </Fact>,
        ]}
      />
    ),
    middle: <JobDates dates={job.dates} application={job.my.application} isShortened />,
    end: amount,
    // A note on the pay, such as "at least", and an obstacle are both important.
    endDetail:
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
        label={formatMessage(platformMessages[platform])}
      />
      {gap}
    </span>
  );
}
