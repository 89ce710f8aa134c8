import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import type { MessageDescriptor } from '../../i18n/intl.ts';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { editColumnId } from './cellEditing.ts';
import { dragColumnId } from './columnProps.ts';
import { rowDragWords } from './rowDragWords.ts';
import type { RowActionsSource } from './rowMenuSource.tsx';
import type { ToolProps } from './tableControls.ts';
import type { TableProps } from './tableProps.ts';
import type { ArrangedColumn } from './tableView.ts';
import { rowEditWords } from './rowActionWords.ts';

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Returns a column with a tool for each row. Its heading is visually hidden. */
function createToolColumn<Row>(
  id: string,
  message: MessageDescriptor,
  Tool: (props: ToolProps) => ReactNode,
): ArrangedColumn<Row> {
  const header = (
    <HiddenText>
      <FormattedMessage {...message} />
    </HiddenText>
  );
  return { id, header, cell: () => null, isTool: true, Tool, allowsResizing: false };
}

/** The tools of rows: their handles, and the buttons that edit them. */
export type Tools = Record<'drag' | 'edit', (props: ToolProps) => ReactNode>;

/** Returns which tools the rows of a table have, as a text: it is the same while the props mean the same. */
export function listTools<Row>(props: TableProps<Row>): string {
  const { onReorder, dragType, getChildren, editMode, onCellsEdit } = props;
  const isDraggable = (onReorder !== undefined || dragType !== undefined) && !getChildren;
  const isEditedByRow = editMode === 'row' && onCellsEdit !== undefined;
  return `${isDraggable ? 'drag' : ''} ${isEditedByRow ? 'edit' : ''}`;
}

/**
 * Adds columns with tools to the columns: handles before the first one, pinned if it is, and at the end the buttons that edit rows and open
 * their menus.
 */
export function addToolColumns<Row>(
  columns: readonly ArrangedColumn<Row>[],
  tools: string,
  rowActions: RowActionsSource | undefined,
  { drag, edit }: Tools,
): readonly ArrangedColumn<Row>[] {
  const pin = columns[0]?.pin === 'start' ? 'start' : undefined;
  const handles = createToolColumn<Row>(dragColumnId, rowDragWords.moveUnnamed, drag);
  const buttons = createToolColumn<Row>(editColumnId, rowEditWords.editUnnamed, edit);
  const withTools = [
    ...(tools.includes('drag') ? [{ ...handles, pin, width: 44 } as const] : []),
    ...columns,
    ...(tools.includes('edit') ? [{ ...buttons, pin: 'end', width: 104 } as const] : []),
  ];
  return rowActions?.addColumn(withTools) ?? withTools;
}

/** Renders a tool in the cell of a row. */
export function renderTool(Tool: (props: never) => ReactNode, props: ToolProps): ReactNode {
  const Rendered = Tool as (props: ToolProps) => ReactNode;
  return (
    <Suspense>
      <Rendered {...props} />
    </Suspense>
  );
}
