import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import type { TableFeatures } from './tableFeatures.ts';

const HiddenText = styled.span`
  ${visuallyHidden}
`;

type TableEmptyProps = {
  isLoading: boolean | undefined;
  /** What is shown if there are rows, but none passes the filters. */
  FilteredOut: TableFeatures['FilteredOut'] | undefined;
  onClearFilters: () => void;
  /** The portal's text. */
  empty: ReactNode;
};

/** Renders what is in place of rows: the placeholder of the first ones, or why there are none. */
export function TableEmpty({ isLoading, FilteredOut, onClearFilters, empty }: TableEmptyProps) {
  if (isLoading) {
    return (
      <>
        <HiddenText data-part="spoken">
          <FormattedMessage id="ds.table.loading" defaultMessage="Loading…" />
        </HiddenText>
        <Skeleton lines={4} />
      </>
    );
  }
  if (!FilteredOut) return empty;
  return (
    <Suspense>
      <FilteredOut onClear={onClearFilters} />
    </Suspense>
  );
}
