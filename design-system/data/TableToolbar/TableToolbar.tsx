import { Columns3, ListFilter, Rows3, Rows4 } from 'lucide-react';
import { Suspense, useState, type ReactNode, type Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useProps } from '../../internal/useProps.ts';
import { Menu } from '../../navigation/Menu/Menu.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { getHeaderText, type TableColumn } from '../Table/tableColumn.ts';
import { readStoredView } from '../Table/storedView.ts';
import { orderColumns, type TableView } from '../Table/tableView.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { Actions, Root } from './TableToolbar.styles.ts';
import { toolbarWords } from './toolbarWords.ts';

const FilterPanel = lazyPart<FilterPanelProps<never>>(() => import('./FilterPanel.tsx'));

export type TableToolbarProps<Row> = {
  /** The columns of the table. Those with a `filter` are in the panel of filters. */
  columns: readonly TableColumn<Row>[];
  /** All rows in the browser, from which the options of choices are made. Not needed if each choice has `items`. */
  rows?: readonly Row[];
  /** The view of the table. */
  view: TableView;
  /** Called when the user changes filters, columns or density. */
  onViewChange: (view: TableView) => void;
  /** Buttons at the end, such as an export. */
  actions?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders what belongs above a table with many columns: the filters and groups in use, which can be removed, a panel with all filters, and menus for
 * columns and density. It shares the `view` of the table. On phones, where headings have no menus, it is the way to filter.
 */
export function TableToolbar<Row>(given: TableToolbarProps<Row>) {
  const {
    columns,
    rows = [],
    view: storedView,
    onViewChange,
    actions,
    ...props
  } = useProps('TableToolbar', given);
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const view = readStoredView(storedView);
  const filters = view.filters ?? {};
  const hidden = view.hiddenColumns ?? [];
  const ordered = orderColumns(columns, view);
  const isCompact = view.density === 'compact';
  const count = Object.keys(filters).length;
  return (
    <Root {...props}>
      <Actions data-part="toolbar-actions">
        {columns.some(({ filter }) => filter) && (
          <Button
            variant="ghost"
            size="sm"
            onPress={() => setOpen(true)}
            onHoverStart={FilterPanel.preload}
          >
            <Icon as={ListFilter} size={18} />
            {count === 0
              ? formatMessage(toolbarWords.filters)
              : formatMessage(toolbarWords.filtersInUse, { count })}
          </Button>
        )}
        <Menu
          aria-label={formatMessage(toolbarWords.columns)}
          selectionMode="multiple"
          items={ordered.map((column) => ({ id: column.id, label: getHeaderText(column) }))}
          selectedKeys={ordered.map(({ id }) => id).filter((id) => !hidden.includes(id))}
          onSelectionChange={(keys) => {
            // A table without columns would have no way back.
            if (keys.size === 0) return;
            onViewChange({
              ...view,
              hiddenColumns: ordered.map(({ id }) => id).filter((id) => !keys.has(id)),
            });
          }}
          trigger={
            <Button variant="ghost" size="sm">
              <Icon as={Columns3} size={18} />
              {formatMessage(toolbarWords.columns)}
            </Button>
          }
        />
        <IconButton
          size="sm"
          aria-label={formatMessage(isCompact ? toolbarWords.comfortable : toolbarWords.compact)}
          onPress={() => onViewChange({ ...view, density: isCompact ? 'comfortable' : 'compact' })}
        >
          <Icon as={isCompact ? Rows3 : Rows4} size={18} />
        </IconButton>
        {actions}
      </Actions>
      <ActiveFilters columns={columns} rows={rows} view={view} onViewChange={onViewChange} />
      {isOpen && (
        <Suspense>
          <FilterPanel
            columns={columns}
            rows={rows as readonly never[]}
            view={view}
            onViewChange={onViewChange}
            onClose={() => setOpen(false)}
            onLost={() => setOpen(false)}
            title={formatMessage(toolbarWords.filters)}
          />
        </Suspense>
      )}
    </Root>
  );
}
