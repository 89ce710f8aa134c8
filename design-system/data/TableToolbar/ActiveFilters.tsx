import { X } from 'lucide-react';
import { useIntl } from '../../i18n/intl.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { filterWords } from '../Table/filterWords.ts';
import { getHeaderText, type TableColumn } from '../Table/tableColumn.ts';
import { setFilter } from '../Table/tableFilter.ts';
import { withoutPage, type TableView } from '../Table/tableView.ts';
import { Chips, FilterChip } from './TableToolbar.styles.ts';
import { toolbarWords } from './toolbarWords.ts';
import { useFilterText } from './useFilterText.ts';

type ActiveFiltersProps<Row> = {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  view: TableView;
  onViewChange: (view: TableView) => void;
};

/** Renders the filters and groups in use as a list of buttons that remove them. The columns of both may be hidden. */
export function ActiveFilters<Row>(props: ActiveFiltersProps<Row>) {
  const { columns, rows, view, onViewChange } = props;
  const { filters = {}, groupBy = [] } = view;
  const { formatMessage } = useIntl();
  const getText = useFilterText(rows);
  const focusHandlers = useFocusAfterRemoval();
  const active = columns.flatMap((column) => {
    const filter = filters[column.id];
    if (!filter) return [];
    const text = getText(column, filter);
    return {
      id: `filter ${column.id}`,
      text,
      label: formatMessage(toolbarWords.remove, { filter: text }),
      remove: () =>
        onViewChange({ ...withoutPage(view), filters: setFilter(filters, column.id, undefined) }),
    };
  });
  const groups = groupBy.flatMap((id) => {
    const column = columns.find((one) => one.id === id);
    if (!column?.value) return [];
    const text = formatMessage(toolbarWords.grouped, { column: getHeaderText(column) });
    return {
      id: `group ${id}`,
      text,
      label: formatMessage(toolbarWords.removeGroup, { group: text }),
      remove: () =>
        onViewChange({ ...withoutPage(view), groupBy: groupBy.filter((one) => one !== id) }),
    };
  });
  if (active.length + groups.length === 0) return null;
  return (
    <Chips
      data-part="active-filters"
      aria-label={formatMessage(filterWords.active)}
      {...focusHandlers}
    >
      {[...active, ...groups].map(({ id, text, label, remove }) => (
        <li key={id}>
          <FilterChip type="button" data-part="active-filter" aria-label={label} onClick={remove}>
            {text}
            <Icon as={X} size={14} />
          </FilterChip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button
            variant="ghost"
            size="sm"
            onPress={() => onViewChange({ ...withoutPage(view), filters: {} })}
          >
            {formatMessage(filterWords.clearAll)}
          </Button>
        </li>
      )}
    </Chips>
  );
}
