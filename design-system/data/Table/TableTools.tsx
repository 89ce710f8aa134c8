import { createElement, Suspense, type ComponentType, type RefObject } from 'react';
import type { RowActionsSource } from './rowMenuSource.tsx';
import type { TableControls } from './tableControls.ts';

type PartProps = { controls: TableControls; table: RefObject<HTMLElement | null> };

/** The parts of a table beside its rows, which load when a table has them. */
export type ToolParts = {
  RowMenu: ComponentType<PartProps & { source: RowActionsSource }>;
  RowEditors: ComponentType<Pick<PartProps, 'controls'>>;
  RowDragLayer: ComponentType<PartProps>;
};

type TableToolsProps = PartProps & {
  /** Which tools the rows have (toolColumns.tsx). */
  tools: string;
  rowActions: RowActionsSource | undefined;
};

/** Creates the component that renders the menu of rows, the fields of edited rows and what shows where rows are dropped. */
export function createTableTools({ RowMenu, RowEditors, RowDragLayer }: ToolParts) {
  return function TableTools({ tools, rowActions, controls, table }: TableToolsProps) {
    return (
      <Suspense>
        {rowActions && createElement(RowMenu, { source: rowActions, controls, table })}
        {tools.includes('edit') && createElement(RowEditors, { controls })}
        {tools.includes('drag') && createElement(RowDragLayer, { controls, table })}
      </Suspense>
    );
  };
}
