import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';

const Words = styled.span`
  ${visuallyHidden}
`;

/** What stands in a table without rows while they are on their way. */
export function TableSkeleton() {
  return (
    <>
      <Words>
        <FormattedMessage id="ds.table.loading" defaultMessage="Loading…" />
      </Words>
      <Skeleton lines={4} />
    </>
  );
}
