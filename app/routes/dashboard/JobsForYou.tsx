import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useJobs } from '../../api/jobs.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { JobCard } from '../../features/jobs/JobCard.tsx';
import { paths } from '../../paths.ts';

/** Four open jobs that fit and that I have not applied for. */
export function JobsForYou() {
  const read = useJobs({ eligible: 1, hide_applied: 1, per_page: 4 });
  return (
    <Stack gap="sm" as="section">
      <Inline justify="between">
        <Text as="h2" size="lg" weight="semibold">
          <FormattedMessage id="jobsForYou.title" defaultMessage="Jobs for you" />
        </Text>
        <ButtonLink href={paths.jobs} variant="ghost" size="sm">
          <FormattedMessage id="jobsForYou.all" defaultMessage="All jobs" />
        </ButtonLink>
      </Inline>
      <Loaded
        read={read}
        problem={
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
        empty={{
          when: ({ data }) => data.length === 0,
          show: (
            <EmptyState
              level={3}
              title={
                <FormattedMessage
                  id="jobsForYou.empty"
                  defaultMessage="No new job fits right now"
                />
              }
            >
              <FormattedMessage
                id="jobsForYou.emptyText"
                defaultMessage="Look at all jobs to see what they ask for, and how to get there."
              />
            </EmptyState>
          ),
        }}
      >
        {({ data }) => (
          <Grid as="ul" minColumn={280}>
            {data.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </Grid>
        )}
      </Loaded>
    </Stack>
  );
}
