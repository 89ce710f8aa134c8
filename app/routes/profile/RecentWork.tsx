import {
  Avatar,
  Card,
  DateTime,
  ItemList,
  Link,
  Loaded,
  Money,
  Skeleton,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useJobHistory } from '../../api/jobs.ts';
import { paths } from '../../paths.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

/** Lists the last approved jobs; hidden without any. */
export function RecentWork() {
  const query = useJobHistory({ group: 'completed', sort: 'newest', per_page: 5 });
  if (query.data?.data.length === 0) return null;
  return (
    <Card title={<FormattedMessage id="profile.work" defaultMessage="Approved work" />}>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="profile.work.problem"
            defaultMessage="Your work could not be loaded."
          />
        }
        skeleton={<Skeleton lines={4} />}
      >
        {({ data }) => (
          <ItemList
            items={data.map(({ job, payment }) => ({
              id: job.id,
              start: <Avatar name={job.brand.name} shape="square" />,
              title: (
                <Link href={paths.job(job.id)} variant="quiet" isStretched>
                  <BrandText language={job.language}>{job.title}</BrandText>
                </Link>
              ),
              description: (
                <Text as="span" isMuted size="sm">
                  <FormattedMessage
                    id="profile.work.for"
                    defaultMessage="{brand}, {date}"
                    values={{
                      brand: <bdi>{job.brand.name}</bdi>,
                      date: <DateTime value={job.work_due} isInWords />,
                    }}
                  />
                </Text>
              ),
              end: payment && <Money value={payment.net} />,
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}
