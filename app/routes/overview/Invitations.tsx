import { Avatar, Card, ItemList, Link, ListText, Loaded, DueBadge } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { useJobs } from '../../api/jobs.ts';
import { JobPay } from '../../features/jobs/JobPay.tsx';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { PublishedWork } from '../../features/jobs/JobWork.tsx';
import { paths } from '../../paths.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

const maxItems = 5;

function toItem(job: JobSummary) {
  const { id, title, language, brand, my } = job;
  return {
    id,
    start: <Avatar name={brand.name} shape="square" />,
    title: (
      <Link href={paths.job(id)} variant="quiet" isStretched>
        <BrandText language={language}>{title}</BrandText>
      </Link>
    ),
    description: (
      <ListText
        type="facts"
        items={[
          <JobPay key="pay" pay={job.pay} />,
          <PublishedWork key="work" job={job} />,
          brand.name,
        ]}
      />
    ),
    end: my.invitation_expires_at && (
      <DueBadge value={my.invitation_expires_at}>
        {(when) => <FormattedMessage {...jobWords.jobCardInvited} values={{ when }} />}
      </DueBadge>
    ),
  };
}

/** Reads the jobs whose invitations wait for a reply. */
export function useInvitations() {
  return useJobs({ invited: 1, per_page: maxItems });
}

/** Lists the invitations that wait for a reply; renders nothing if there are none. */
export function Invitations({ onRemove }: { onRemove: () => void }) {
  const query = useInvitations();
  if (!query.error && !query.data?.data.length) return null;
  return (
    <Card
      title={<FormattedMessage id="invitations.title" defaultMessage="Invitations" />}
      isCollapsible
      onRemove={onRemove}
      onRefresh={() => query.mutate()}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="invitations.problem"
            defaultMessage="Your invitations could not be loaded."
          />
        }
        skeleton={null}
      >
        {({ data }) => <ItemList items={data.map(toItem)} />}
      </Loaded>
    </Card>
  );
}
