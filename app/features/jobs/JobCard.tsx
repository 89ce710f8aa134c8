import {
  Avatar,
  Badge,
  Card,
  Icon,
  Inline,
  PlatformName,
  RelativeTime,
  Stack,
  Text,
} from '@byline/design-system';
import { BadgeCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand, JobSummary } from '../../../server/contract/jobs.ts';
import { serverNow } from '../../api/serverTime.ts';
import { paths } from '../../paths.ts';
import { JobPay } from './JobPay.tsx';
import { ApplicationBadge, JobBadge } from './StateBadge.tsx';

function StatusBadge({ job: { my, state } }: { job: JobSummary }) {
  if (my.application) return <ApplicationBadge state={my.application} />;
  if (state !== 'open') return <JobBadge state={state} />;
  if (my.eligible) {
    return (
      <Badge tone="success">
        <FormattedMessage id="jobCard.qualify" defaultMessage="You qualify" />
      </Badge>
    );
  }
  if (my.unmet.length === 0) return null;
  return (
    <Badge tone="warning">
      <FormattedMessage
        id="jobCard.unmet"
        defaultMessage="{count, plural, one {# requirement not met} other {# requirements not met}}"
        values={{ count: my.unmet.length }}
      />
    </Badge>
  );
}

/** Renders the logo and name of a brand, with an icon if the brand is verified. */
export function BrandName({ brand }: { brand: Brand }) {
  const { formatMessage } = useIntl();
  return (
    <Inline gap="xs" as="span">
      <Avatar name={brand.name} shape="square" size="xs" />
      <bdi>{brand.name}</bdi>
      {brand.verified && (
        <Icon
          as={BadgeCheck}
          size={16}
          label={formatMessage({ id: 'jobCard.verified', defaultMessage: 'Verified brand' })}
        />
      )}
    </Inline>
  );
}

function Availability({ job }: { job: JobSummary }) {
  const left = Math.max(job.places.total - job.places.taken, 0);
  const when = <RelativeTime value={job.apply_by} now={serverNow()} />;
  return job.state === 'open' ? (
    <FormattedMessage
      id="jobCard.facts"
      defaultMessage="{left, plural, one {# place left} other {# places left}}, closes {when}"
      values={{ left, when }}
    />
  ) : (
    <FormattedMessage id="jobCard.closed" defaultMessage="Closed {when}" values={{ when }} />
  );
}

/** Renders a job of a list as a card: title, brand, pay, platforms, availability and the user’s status. */
export function JobCard({ job }: { job: JobSummary }) {
  return (
    <Card
      as="li"
      title={<bdi>{job.title}</bdi>}
      href={paths.job(job.id)}
      hint={<BrandName brand={job.brand} />}
    >
      <Stack gap="sm">
        <Inline justify="between">
          <Text weight="semibold" size="lg" as="span">
            <JobPay pay={job.pay} />
          </Text>
          <StatusBadge job={job} />
        </Inline>
        <Inline gap="sm">
          {job.platforms.map((platform) => (
            <Text key={platform} as="span" size="sm">
              <PlatformName platform={platform} size={16} />
            </Text>
          ))}
        </Inline>
        <Text tone="muted" size="sm">
          <Availability job={job} />
        </Text>
      </Stack>
    </Card>
  );
}
