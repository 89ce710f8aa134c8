import { Card, ItemList, Link, ListText, Loaded, Skeleton, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useJobs } from '../../api/jobs.ts';
import { JobPay } from '../../features/jobs/JobPay.tsx';
import { paths } from '../../paths.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';
import { pageWords } from './pageWords.ts';

const maxJobs = 3;

/** Lists open jobs of the same categories that the user qualifies for and has not applied for. */
export function SimilarJobs({ job }: { job: JobDetail }) {
  const query = useJobs({
    category: job.categories.join(','),
    eligible: 1,
    hide_applied: 1,
    // One more, because the job may be among the results.
    per_page: maxJobs + 1,
  });
  const getOtherJobs = (jobs: typeof query.data) =>
    (jobs?.data ?? []).filter(({ id }) => id !== job.id).slice(0, maxJobs);
  return (
    <Card title={<FormattedMessage id="job.similar" defaultMessage="Similar jobs" />}>
      <Loaded
        query={query}
        errorTitle={<FormattedMessage {...pageWords.problem} />}
        skeleton={<Skeleton lines={3} />}
        isEmpty={(jobs) => getOtherJobs(jobs).length === 0}
        empty={
          <Text isMuted>
            <FormattedMessage
              id="job.similar.none"
              defaultMessage="There are no other open jobs like this one that you qualify for right now."
            />
          </Text>
        }
      >
        {(jobs) => (
          <ItemList
            items={getOtherJobs(jobs).map(({ id, title, language, brand, pay }) => ({
              id,
              title: (
                <Link href={paths.job(id)} variant="quiet" isStretched>
                  <BrandText language={language}>{title}</BrandText>
                </Link>
              ),
              description: (
                <ListText type="facts" items={[brand.name, <JobPay key="pay" pay={pay} />]} />
              ),
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}
