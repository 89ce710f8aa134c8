import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { FilterBarItem } from './FilterDrawer.tsx';
import { filtersInUseLabel, filtersLabel } from './filtersLabel.ts';
import {
  Field,
  FilterButton,
  Groups,
  Root,
  Row,
  Search,
  SecondRow,
  Summary,
} from './FilterBar.styles.ts';

export type { FilterBarItem } from './FilterDrawer.tsx';

export type FilterBarProps = {
  /** The search field. */
  searchField: ReactNode;
  /** How the list is sorted. */
  sortItem?: FilterBarItem;
  /**
   * The filters, such as `FilterChips`; those with a `bar` are beside the search, others below it. The bar has one row if there
   * is nothing below the search.
   * @default []
   */
  items?: readonly FilterBarItem[];
  /** What is at the end of the second line, such as the number of results; in small windows below the search. */
  summary?: ReactNode;
  /** Further filters that are only in the drawer, each with its own label. With any, wide windows have the button as well. */
  more?: ReactNode;
  /**
   * The number of filters in use, which is part of the button "Filters".
   * @default 0
   */
  activeCount?: number;
  /** The text of the button that closes the drawer, such as "Show 12 jobs". "Close" by default. */
  resultLabel?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const FilterDrawer = lazyPart(() => import('./FilterDrawer.tsx'));

/**
 * Arranges search, filters and sort order above a list: in two rows from 768 px; in narrower windows in one row, with a button that
 * opens a drawer with filters and sort order.
 */
export function FilterBar(given: FilterBarProps) {
  const {
    searchField,
    sortItem,
    items = [],
    more,
    summary,
    activeCount = 0,
    resultLabel,
    ...props
  } = useProps('FilterBar', given);
  const [isOpen, setOpen] = useState(false);
  const groups = sortItem ? [...items, sortItem] : items;
  const filtersBelow = items.filter(({ bar }) => !bar);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <Root {...props}>
      <Row data-part="row">
        <Search data-part="search">{searchField}</Search>
        {/* The sort order is always beside the search: with its content, if it has no bar. */}
        {groups.map(
          ({ id, content, bar = id === sortItem?.id && content }) =>
            bar && (
              <Field data-part="field" key={id}>
                {bar}
              </Field>
            ),
        )}
        <FilterButton data-part="filter-button" data-always={more ? '' : undefined}>
          <Button variant="ghost" onPress={open}>
            <Icon as={SlidersHorizontal} size={18} />
            {activeCount === 0 ? (
              <FormattedMessage {...filtersLabel} />
            ) : (
              <FormattedMessage {...filtersInUseLabel} values={{ count: activeCount }} />
            )}
          </Button>
        </FilterButton>
      </Row>
      {(filtersBelow.length > 0 || summary) && (
        <SecondRow data-part="groups-row" data-summary={summary ? '' : undefined}>
          <Groups data-part="groups">
            {filtersBelow.map(({ id, content }) => (
              <div key={id}>{content}</div>
            ))}
          </Groups>
          {summary && <Summary data-part="summary">{summary}</Summary>}
        </SecondRow>
      )}
      {wasOpened && (
        <Suspense>
          <FilterDrawer
            groups={sortItem ? [sortItem, ...items] : items}
            more={more}
            resultLabel={resultLabel}
            isOpen={isOpen}
            onOpenChange={setOpen}
            // Called if the code of the drawer cannot be loaded; the next press tries again.
            onLost={() => {
              setOpen(false);
              setWasOpened(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
