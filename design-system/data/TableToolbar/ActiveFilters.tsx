import { useIntl } from '../../i18n/intl.ts';
import { filterWords } from '../../primitives/filters/filterWords.ts';
import { FilterTags } from '../../primitives/filters/FilterTags.tsx';
import { getHeaderText, type TableColumn } from '../Table/tableColumn.ts';
import { setFilter } from '../Table/tableFilter.ts';
import { withoutPage, type TableView } from '../Table/tableView.ts';
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
  const active = columns.flatMap((column) => {
    const filter = filters[column.id];
    if (!filter) return [];
    const text = getText(column, filter);
    return {
      id: `filter ${column.id}`,
      text,
      label: formatMessage(filterWords.remove, { filter: text }),
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
  const clear = () => onViewChange({ ...withoutPage(view), filters: {} });
  return (
    <FilterTags tags={[...active, ...groups]} onClear={active.length > 1 ? clear : undefined} />
  );
}
