import { Card } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useSWRConfig } from 'swr';
import { getPresentYear } from '../../api/year.ts';
import { LazyPart } from '../../shell/LazyPart.tsx';
import { ThisYearSkeleton } from './ThisYearSkeleton.tsx';

const loadThisYear = () => import('./ThisYear.tsx');

/** Shows the jobs and the money of this year in brief, which load after the rest of the page. */
export function ThisYearCard() {
  const { mutate } = useSWRConfig();
  const isOfThisYear = (key: unknown) =>
    typeof key === 'string' && key.endsWith(`/year/${getPresentYear()}`);
  return (
    <Card
      title={<FormattedMessage id="thisYear.title" defaultMessage="This year" />}
      isCollapsible
      onRefresh={() => mutate(isOfThisYear)}
    >
      <LazyPart
        load={loadThisYear}
        skeleton={<ThisYearSkeleton />}
        errorTitle={
          <FormattedMessage
            id="thisYear.problem"
            defaultMessage="The figures of this year could not be loaded."
          />
        }
      />
    </Card>
  );
}
