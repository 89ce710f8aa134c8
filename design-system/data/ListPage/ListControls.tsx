import { Fragment, type ReactNode } from 'react';
import { breakpoints, useWindowWidth } from '../../internal/useWindowWidth.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { FilterBar, type FilterBarItem } from '../../navigation/FilterBar/FilterBar.tsx';
import type { ListFilter } from './listFilter.ts';

type ListControlsProps = {
  search: ReactNode;
  filters: readonly ListFilter[];
  more: ReactNode;
  sort: FilterBarItem | undefined;
  actions: ReactNode;
  activeCount: number;
  resultLabel: ReactNode;
};

/** Arranges what is above a list: with a search, filters are in its bar and in a drawer, otherwise beside each other. */
export function ListControls({ search, actions, ...props }: ListControlsProps) {
  const { filters, more, sort, activeCount, resultLabel } = props;
  // On phones a second filter may need a whole line, such as a range of days, so it changes places with the actions.
  const isNarrow = useWindowWidth((width) => width < breakpoints.sm);
  if (search) {
    return (
      <FilterBar
        searchField={search}
        items={filters}
        more={more}
        sortItem={sort}
        activeCount={activeCount}
        resultLabel={resultLabel}
        summary={actions}
      />
    );
  }
  const [first, ...others] = [...filters, ...(sort ? [sort] : [])].map(
    ({ id, bar, content, field = bar ?? content }: FilterBarItem & Partial<ListFilter>) => (
      <Fragment key={id}>{field}</Fragment>
    ),
  );
  if (!first && !actions) return null;
  return (
    <Inline justify="between" gap="sm" isFullWidth>
      <Inline gap="sm" justify="between">
        {first}
        {isNarrow ? actions : others}
      </Inline>
      {isNarrow ? others : actions}
    </Inline>
  );
}
