import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Loaded,
  Skeleton,
  Stack,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Jobs } from '../../../contract/schemas/jobs.ts';
import { useJobs } from '../../api/jobs.ts';
import { JobCard } from '../../features/jobs/JobCard.tsx';
import { paths } from '../../paths.ts';

const maxJobs = 4;

// Leaves out invitations, which have their own card.
const chooseJobs = ({ data }: Jobs) =>
  data.filter(({ my }) => my.invitation !== 'sent').slice(0, maxJobs);

/** Shows four open jobs that the user qualifies for, and has neither applied for nor been invited to. */
export function JobsForYou() {
  // Twice as many, because some may be invitations.
  const query = useJobs({ eligible: 1, hide_applied: 1, per_page: 2 * maxJobs });
  return (
    <Stack gap="sm" as="section">
      <Inline justify="between">
        <Heading level={2}>
          <FormattedMessage id="jobsForYou.title" defaultMessage="Jobs for you" />
        </Heading>
        <ButtonLink href={paths.jobs} variant="ghost" size="sm">
          <FormattedMessage id="jobsForYou.all" defaultMessage="All jobs" />
        </ButtonLink>
      </Inline>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="jobsForYou.problem"
            defaultMessage="Jobs for you could not be loaded."
          />
        }
        skeleton={
          <Card>
            <Skeleton lines={4} />
          </Card>
        }
        isEmpty={(jobs) => chooseJobs(jobs).length === 0}
        empty={
          <EmptyState
            level={3}
            title={
              <FormattedMessage
                id="jobsForYou.empty"
                defaultMessage="No new matching jobs right now"
              />
            }
          >
            <FormattedMessage
              id="jobsForYou.emptyText"
              defaultMessage="View all jobs to see what they require."
            />
          </EmptyState>
        }
      >
        {(jobs) => (
          <Grid as="ul" minColumnWidth={220} isFullWidth>
            {chooseJobs(jobs).map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </Grid>
        )}
      </Loaded>
    </Stack>
  );
}
