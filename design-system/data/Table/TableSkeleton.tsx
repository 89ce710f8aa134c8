import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Renders the placeholder of a table whose first rows are loading. */
export function TableSkeleton() {
  return (
    <>
      <HiddenText>
        <FormattedMessage id="ds.table.loading" defaultMessage="Loading…" />
      </HiddenText>
      <Skeleton lines={4} />
    </>
  );
}
