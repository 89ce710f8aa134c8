import {
  Avatar,
  ButtonLink,
  Card,
  DateTime,
  Inline,
  ItemList,
  Link,
  ListText,
  Loaded,
  Skeleton,
  Stack,
  Text,
  DueBadge,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { History, HistoryRow, NextAction } from '../../../contract/schemas/history.ts';
import type { Jobs } from '../../../contract/schemas/jobs.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { useJobHistory } from '../../api/jobs.ts';
import { isDueSoon } from '../../features/jobs/isDueSoon.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { paths } from '../../paths.ts';
import { BrandText, NextLabel } from '../../features/jobs/BrandText.tsx';
import { useUser } from '../../session/useUser.ts';
import { useInvitations } from './Invitations.tsx';
import { pageWords } from './pageWords.ts';
import { findSetupFix } from './SetupChecklist.tsx';

const maxItems = 5;

function toItem({ job }: HistoryRow, next: NextAction, isUrgent: boolean) {
  return {
    id: job.id,
    start: <Avatar name={job.brand.name} shape="square" />,
    title: (
      <Link href={next.url} variant="quiet" isStretched>
        <NextLabel next={next} language={job.language} />
      </Link>
    ),
    description: (
      <ListText
        type="facts"
        items={[
          <DueBadge key="due" value={next.due_at} />,
          <BrandText key="job" language={job.language}>
            {job.title}
          </BrandText>,
          job.brand.name,
        ]}
      />
    ),
    end: isUrgent && (
      <ButtonLink href={next.url} size="sm">
        <FormattedMessage {...jobWords.actionSubmission} />
      </ButtonLink>
    ),
  };
}

/** Finds the job whose next step has the primary button: the first work that can be submitted and is due within 48 hours. */
export function findUrgent(history: History | undefined): HistoryRow | undefined {
  return history?.data.find(
    ({ job, next }) =>
      next?.url === paths.submission(job.id) && !next.overdue && isDueSoon(next.due_at),
  );
}

// Jobs without a next step wait for their brand.
function toItems(history: History) {
  const urgent = findUrgent(history);
  return history.data.flatMap((row) => (row.next ? [toItem(row, row.next, row === urgent)] : []));
}

/** Returns whether there is a next step. */
export function hasNextUp(history: History | undefined): boolean {
  return history?.data.some(({ next }) => next) ?? false;
}

/** Reads the jobs with the most urgent next steps. */
export function useNextUp() {
  return useJobHistory({ group: 'active', sort: 'due', per_page: maxItems });
}

/** Returns what else is open without a next step of a job: invitations to answer, and the setup. */
function listOpen(invitations: Jobs | undefined, user: User | null | undefined) {
  const count = invitations?.meta.total ?? 0;
  const [first] = (invitations?.data ?? [])
    .flatMap(({ my }) => my.invitation_expires_at ?? [])
    .sort();
  const fix = user && findSetupFix(user);
  return [
    ...(count > 0 && first
      ? [
          {
            id: 'invitations',
            title: (
              <Link href={`${paths.jobHistory}?group=invited`} variant="quiet" isStretched>
                <FormattedMessage
                  id="nextUp.invitations"
                  defaultMessage="{count, plural, one {# invitation} other {# invitations}} to answer by {day}"
                  values={{ count, day: <DateTime value={first} isInWords /> }}
                />
              </Link>
            ),
          },
        ]
      : []),
    ...(fix
      ? [
          {
            id: 'setup',
            title: (
              <Link href={fix.href} variant="quiet" isStretched>
                <FormattedMessage {...pageWords.setupChecklistTitle} />
              </Link>
            ),
          },
        ]
      : []),
  ];
}

/** Renders what is open for a user whose jobs have no next step, or that there is nothing to do. */
function WithoutSteps({ isFirst }: { isFirst: boolean }) {
  const invitations = useInvitations();
  const { data: user } = useUser();
  if (!invitations.data && !invitations.error) return <Skeleton lines={2} />;
  const open = listOpen(invitations.data, user);
  if (open.length > 0) return <ItemList items={open} />;
  return (
    <Inline justify="between" gap="md">
      <Stack gap="3xs">
        <Text weight="semibold">
          <FormattedMessage id="nextUp.empty" defaultMessage="Nothing to do right now" />
        </Text>
        <Text size="sm" isMuted>
          <FormattedMessage
            id="nextUp.emptyText"
            defaultMessage="Apply for a job. When a brand accepts you, your next steps and due dates appear here."
          />
        </Text>
      </Stack>
      <ButtonLink href={paths.jobs} variant={isFirst ? 'solid' : 'soft'}>
        <FormattedMessage {...jobWords.nextUpAction} />
      </ButtonLink>
    </Inline>
  );
}

type NextUpProps = {
  /** Whether the button for users without a next step is primary, because no other card has a primary button. */
  isFirst: boolean;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  onRemove: () => void;
};

/** Lists up to five next steps, the most urgent first. */
export function NextUp({ isFirst, ...props }: NextUpProps) {
  const query = useNextUp();
  return (
    <Card
      title={<FormattedMessage id="nextUp.title" defaultMessage="Next up" />}
      isCollapsible
      {...props}
      onRefresh={() => query.mutate()}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="nextUp.problem"
            defaultMessage="Your next steps could not be loaded."
          />
        }
        skeleton={<Skeleton lines={4} />}
        isEmpty={(history) => toItems(history).length === 0}
        empty={<WithoutSteps isFirst={isFirst} />}
      >
        {(history) => <ItemList items={toItems(history)} />}
      </Loaded>
    </Card>
  );
}
