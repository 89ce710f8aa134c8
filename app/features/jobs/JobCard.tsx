import {
  Avatar,
  Badge,
  Card,
  Highlight,
  Icon,
  Inline,
  ListText,
  RelativeTime,
  Text,
} from '@byline/design-system';
import { PlatformName } from '@byline/design-system/portal';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand, JobSummary } from '../../../contract/schemas/jobs.ts';
import { serverNow } from '../../api/serverTime.ts';
import { paths } from '../../paths.ts';
import { choosePaidDate } from './chooseDates.ts';
import { getClosing } from './getClosing.ts';
import { JobPay } from './JobPay.tsx';
import { RowDay } from './RowDay.tsx';
import { JobBadge, renderOwnState } from './StateBadge.tsx';
import { BrandText } from './BrandText.tsx';

/** Renders how many requirements of a job the user does not meet. */
export function Unmet({ count }: { count: number }) {
  return (
    <FormattedMessage
      id="jobCard.unmet"
      defaultMessage="{count, plural, one {# requirement not met} other {# requirements not met}}"
      values={{ count }}
    />
  );
}

function StatusBadge({ job }: { job: JobSummary }) {
  const { my, state } = job;
  const ownState = renderOwnState(job);
  if (ownState) return ownState;
  if (state !== 'open') return <JobBadge state={state} />;
  if (my.unmet.length === 0) return null;
  // The badge is neutral, because the user can still meet the requirements.
  return (
    <Badge>
      <Unmet count={my.unmet.length} />
    </Badge>
  );
}

type Searched = {
  /** The text of the search that found the job. */
  search?: string | undefined;
};

/** Renders the logo and name of a brand, with an icon if the brand is verified. */
export function BrandName({ brand, search = '' }: { brand: Brand } & Searched) {
  const { formatMessage } = useIntl();
  return (
    <Inline gap="xs" as="span">
      <Avatar name={brand.name} shape="square" size="xs" />
      <bdi>
        <Highlight search={search}>{brand.name}</Highlight>
      </bdi>
      {brand.verified && (
        <Icon
          as={BadgeCheck}
          size={16}
          aria-label={formatMessage({ id: 'jobCard.verified', defaultMessage: 'Verified brand' })}
        />
      )}
    </Inline>
  );
}

// The number of free places is shown only if it is at most this.
const maxPlacesShown = 3;

/** Returns the text that a job is full or closed, or how few places are left; null otherwise. The closing date is elsewhere. */
export function getAvailability(job: JobSummary): ReactNode {
  const placesLeft = Math.max(job.places.total - job.places.taken, 0);
  const { application, invitation_expires_at: replyBy } = job.my;
  // An open invitation shows until when to reply.
  if (replyBy && !application) return null;
  // The job became full or was closed before its closing date.
  if (job.state !== 'open' && Date.parse(job.apply_by) > serverNow()) {
    return placesLeft === 0 ? (
      <FormattedMessage id="jobCard.full" defaultMessage="No places left" />
    ) : (
      <FormattedMessage id="jobCard.notOpen" defaultMessage="Closed" />
    );
  }
  if (job.state !== 'open') {
    return (
      <FormattedMessage
        id="jobCard.closed"
        defaultMessage="Closed {when}"
        values={{ when: <RelativeTime value={job.apply_by} /> }}
      />
    );
  }
  if (placesLeft > maxPlacesShown) return null;
  return (
    <FormattedMessage
      id="jobCard.places"
      defaultMessage="{left, plural, one {# place left} other {# places left}}"
      values={{ left: placesLeft }}
    />
  );
}

function CardFooter({ job }: { job: JobSummary }) {
  return (
    <Inline justify="between" gap="xs">
      <Inline gap="sm" as="span">
        {renderPlatforms(job)}
      </Inline>
      <Text isMuted size="sm">
        {getAvailability(job)}
      </Text>
    </Inline>
  );
}

function renderPlatforms({ platforms }: JobSummary) {
  return platforms.map((platform) => (
    <Text key={platform} as="span" size="sm">
      <PlatformName platform={platform} size={16} />
    </Text>
  ));
}

/** Renders when a job is paid, and when it closes if that is soon. */
function CardDays({ job }: { job: JobSummary }) {
  const paid = choosePaidDate(job.dates);
  const closing = getClosing(job);
  return (
    <ListText
      type="facts"
      items={[
        paid && (
          <FormattedMessage
            id="jobCard.paid"
            defaultMessage="Paid {day}"
            values={{ day: <RowDay date={paid} /> }}
          />
        ),
        closing && (
          <FormattedMessage
            id="jobCard.closes"
            defaultMessage="Closes {when}"
            values={{ when: <RelativeTime value={closing} /> }}
          />
        ),
      ]}
    />
  );
}

/** Renders a job of a list as a card: title, brand, pay, platforms, availability and what is exceptional for the user. */
export function JobCard({ job, search = '' }: { job: JobSummary } & Searched) {
  return (
    <Card
      as="li"
      title={
        <BrandText language={job.language}>
          <Highlight search={search}>{job.title}</Highlight>
        </BrandText>
      }
      href={paths.job(job.id)}
      description={<BrandName brand={job.brand} search={search} />}
      padding="sm"
      footer={<CardFooter job={job} />}
      contentAlign="row"
    >
      <Inline justify="between" gap="xs">
        <Text weight="bold" size="lg" as="span">
          <JobPay pay={job.pay} />
        </Text>
        <StatusBadge job={job} />
      </Inline>
      <Text isMuted size="sm">
        <CardDays job={job} />
      </Text>
    </Card>
  );
}
