import { useRef, useState } from 'react';
import { useTableColumnResize } from 'react-aria/useTable';
import type { Key } from 'react-stately';
import type { TableColumnResizeState, TableState } from 'react-stately/useTableState';
import styled from 'styled-components';
import { useIntl } from '../../i18n/intl.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors } from '../../theme/mixins.ts';
import { compact } from './compact.ts';
import { columnWords } from './columnWords.ts';
import { getColumnKey } from './rowCollection.ts';
import type { TableControls } from './tableControls.ts';

const { color, size } = tokens;

const Handle = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 1;
  inline-size: ${size.target};
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  /* The line between this column and the next. */
  &::after {
    content: '';
    position: absolute;
    inset-block: 20%;
    inset-inline-end: 0;
    inline-size: 2px;
    background: ${color.border.subtle};

    ${forcedColors} {
      background: CanvasText;
    }
  }
  &:hover::after,
  &[data-resizing]::after {
    inset-block: 0;
    background: ${color.primary.solid};

    ${forcedColors} {
      background: Highlight;
    }
  }
  /* Covers the handle, so that it is a target of sufficient size for assistive technology. */
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  &:focus-within {
    ${focusRing}
    outline-offset: -2px;
  }
  ${compact} {
    display: none;
  }
`;

export type ColumnResizerProps = {
  controls: TableControls;
  state: TableState<object>;
  /** The id of the column. */
  id: string;
  /** The heading as plain text. */
  title: string;
};

/**
 * Renders the handle between two headings that changes the width of a column: by pointer, by touch, and after Enter by the arrow keys. A
 * double click fits the column to its content.
 */
export function ColumnResizer({ controls, state, id, title }: ColumnResizerProps) {
  const { layout, getView, setView } = controls;
  const intl = useIntl();
  const ref = useRef<HTMLInputElement>(null);
  const [resizingColumn, setResizingColumn] = useState<Key | null>(null);
  // Renders the value of the slider, which the document does not show.
  const [, setWidth] = useState(0);
  const key = getColumnKey(id);
  const node = state.collection.getItem(key);
  if (!node) throw new Error(`No column ${id}`);
  // Undefined until the width changes.
  const chosen = useRef<number>(undefined);
  const resizeState: TableColumnResizeState<object> = {
    tableState: state,
    resizingColumn,
    columnWidths: new Map(),
    getColumnWidth: () => layout.getWidth(id),
    getColumnMinWidth: () => layout.getLimits(id).min,
    getColumnMaxWidth: () => layout.getLimits(id).max,
    startResize: (column) => {
      chosen.current = undefined;
      setResizingColumn(column);
    },
    updateResizedColumns: (_, width) => {
      const resized = layout.resize(id, width);
      chosen.current = resized;
      setWidth(resized);
      return new Map([[key, resized]]);
    },
    endResize: () => {
      setResizingColumn(null);
      if (chosen.current === undefined) return;
      const view = getView();
      setView({ ...view, columnWidths: { ...view.columnWidths, [id]: chosen.current } });
    },
  };
  const { resizerProps, inputProps, isResizing } = useTableColumnResize(
    { column: node, 'aria-label': intl.formatMessage(columnWords.width, { column: title }) },
    resizeState,
    ref,
  );
  const fit = () => {
    const view = getView();
    setView({ ...view, columnWidths: { ...view.columnWidths, [id]: layout.measureContent(id) } });
  };
  return (
    <Handle
      data-part="column-resizer"
      {...resizerProps}
      data-resizing={isResizing || undefined}
      onDoubleClick={fit}
    >
      <input ref={ref} {...inputProps} style={undefined} />
    </Handle>
  );
}
