import { createElement, type ComponentType, type ReactNode } from 'react';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { ColumnGroups } from './ColumnGroups.tsx';
import { DetailRow } from './DetailRow.tsx';
import { EditableContent, RowEditors } from './EditableContent.tsx';
import { Expander } from './Expander.tsx';
import { getExpansionProps } from './expansion.ts';
import { getGroupSelection, GroupSelectionCell } from './GroupSelectionCell.tsx';
import { getGroupContents } from './groupContents.tsx';
import { watchCopy, watchRanges } from './lateCopy.ts';
import { watchEditing } from './lateEditing.ts';
import { createNewRows, markChanges } from './markChanges.ts';
import { createColumnLayout } from './columnLayout.ts';
import { createControls } from './createControls.ts';
import { getRowName } from './rowActionWords.ts';
import { createRowActions, type RowActionsSource } from './rowMenuSource.tsx';
import { createRowFilter } from './rowFilter.ts';
import { listLines, listSelectable, sortByGroups } from './tableLines.ts';
import type { ArrangedColumn } from './tableView.ts';
import { createTableTools } from './TableTools.tsx';
import { addToolColumns, listTools, renderTool } from './toolColumns.tsx';
import { TableTotals } from './TableTotals.tsx';
import { useColumnWindow } from './useColumnWindow.ts';
import { watchEnd } from './watchEnd.ts';

/**
 * Returns a component that renders nothing until the page is hydrated. Code that loads on demand is not there in time for it, so React would
 * replace the server's HTML and report an error.
 */
function afterHydration<Props extends object>(Part: ComponentType<Props>) {
  return function AfterHydration(props: Props) {
    return useIsUnscripted() ? null : createElement(Part, props);
  };
}

const RowActions = afterHydration(lazyPart(() => import('./RowActions.tsx')));

const DragHandle = afterHydration(lazyPart(() => import('./DragHandle.tsx')));
const TableTools = createTableTools({
  RowMenu: afterHydration(lazyPart(() => import('./RowMenu.tsx'))),
  RowEditors: afterHydration(RowEditors),
  RowDragLayer: afterHydration(lazyPart(() => import('./RowDragLayer.tsx'))),
});
const RowEditTool = afterHydration(lazyPart(() => import('./RowEditTool.tsx')));

const features = {
  ColumnGroups,
  ColumnTools: afterHydration(lazyPart(() => import('./ColumnTools.tsx'))),
  DetailRow,
  EditableContent,
  Expander,
  GroupSelectionCell,
  TableTools,
  TableTotals,
  addToolColumns: <Row>(
    columns: readonly ArrangedColumn<Row>[],
    tools: string,
    rowActions: RowActionsSource | undefined,
  ) => addToolColumns(columns, tools, rowActions, { drag: DragHandle, edit: RowEditTool }),
  createColumnLayout,
  createControls,
  createNewRows,
  createRowActions: () =>
    createRowActions((source, row) => createElement(RowActions, { source, row })),
  createRowFilter,
  getExpansionProps,
  getGroupContents,
  getGroupSelection,
  getRowName,
  listLines,
  listSelectable,
  listTools,
  markChanges,
  renderTool,
  sortByGroups,
  useColumnWindow,
  watchCopy,
  watchEditing,
  watchEnd,
  watchRanges,
};

/** The code that a table needs only as a data grid. Portals pass it on as it is. */
export interface TableFeatures extends Readonly<typeof features> {
  /** What is in place of rows if none passes the filters. */
  readonly FilteredOut: (props: { onClear: () => void }) => ReactNode;
}

/**
 * What makes a Table a data grid: menus, filters, groups and resizing of columns, groups of rows with totals, trees, details, editing,
 * marks of changes, moving of rows, and loading at the end. A page that does not import it does not load its code.
 */
export const gridFeatures: TableFeatures = {
  ...features,
  FilteredOut: afterHydration(lazyPart(() => import('./FilteredOut.tsx'))),
};
