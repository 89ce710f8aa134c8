import { X } from 'lucide-react';
import { useIntl } from '../../i18n/intl.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { filterWords } from '../Table/filterWords.ts';
import type { TableColumn } from '../Table/tableColumn.ts';
import type { TableFilters } from '../Table/columnFilter.ts';
import { Chips, FilterChip } from './TableToolbar.styles.ts';
import { toolbarWords } from './toolbarWords.ts';
import { useFilterText } from './useFilterText.ts';

type ActiveFiltersProps<Row> = {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  filters: TableFilters;
  onRemove: (id: string) => void;
  onClear: () => void;
};

/** Renders the filters in use as a list of buttons that remove them. */
export function ActiveFilters<Row>(props: ActiveFiltersProps<Row>) {
  const { columns, rows, filters, onRemove, onClear } = props;
  const { formatMessage } = useIntl();
  const getText = useFilterText(rows);
  const focusHandlers = useFocusAfterRemoval();
  const active = columns.flatMap((column) => {
    const filter = filters[column.id];
    return filter ? [{ id: column.id, text: getText(column, filter) }] : [];
  });
  if (active.length === 0) return null;
  return (
    <Chips
      data-part="active-filters"
      aria-label={formatMessage(filterWords.active)}
      {...focusHandlers}
    >
      {active.map(({ id, text }) => (
        <li key={id}>
          <FilterChip
            type="button"
            data-part="active-filter"
            aria-label={formatMessage(toolbarWords.remove, { filter: text })}
            onClick={() => onRemove(id)}
          >
            {text}
            <Icon as={X} size={14} />
          </FilterChip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button variant="ghost" size="sm" onPress={onClear}>
            {formatMessage(filterWords.clearAll)}
          </Button>
        </li>
      )}
    </Chips>
  );
}
