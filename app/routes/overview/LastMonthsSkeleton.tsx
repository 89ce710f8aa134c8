import { Skeleton } from '@byline/design-system';

/** Renders the placeholder of the chart of the last twelve months, in its height. */
export function LastMonthsSkeleton() {
  return <Skeleton shape="block" height={252} />;
}
