import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { getActiveElement } from '../../internal/roots.ts';
import { getCellKey } from './rowCollection.ts';
import { addDragTable, isOrdered } from './dragTables.ts';
import { DragPreview, DropLine } from './rowDrag.styles.ts';
import type { TableControls } from './tableControls.ts';
import { dragColumnId } from './columnProps.ts';

type RowDragLayerProps = { controls: TableControls; table: RefObject<HTMLElement | null> };

/** Renders the line where rows are dropped and what follows the pointer, and lets the table take rows. */
export default function RowDragLayer({ controls, table }: RowDragLayerProps) {
  const intl = useIntl();
  const line = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const formatMessage = useEffectEvent((...args: Parameters<typeof intl.formatMessage>) =>
    intl.formatMessage(...args),
  );
  useEffect(() => {
    if (!table.current || !line.current || !preview.current) return undefined;
    return addDragTable({
      table: table.current,
      controls,
      formatMessage: (...args) => formatMessage(...args),
      line: line.current,
      preview: preview.current,
    });
  }, [table, controls]);
  const { drag } = controls;
  const facts = JSON.stringify([isOrdered(controls), [...controls.getState().disabledKeys]]);
  useEffect(() => drag.notify(), [drag, facts]);

  // The handle of a row that came from another table has the focus, unless the user has gone on.
  useEffect(() => {
    const key = drag.takeFocus(controls.getRowKeys());
    if (key === undefined) return;
    const active = getActiveElement(table.current);
    // A table that has become empty has the focus itself.
    const isFree = active?.matches('body, [data-part="table-grid"]');
    if (!isFree && !active?.closest('[data-part="body-row"]')) return;
    const columns = controls.getShownColumns();
    const index = columns.findIndex(({ id }) => id === dragColumnId);
    const { selectionManager } = controls.getState();
    selectionManager.setFocused(true);
    selectionManager.setFocusedKey(getCellKey(key, index + Number(controls.isSelectable())));
  });

  return (
    <>
      <DropLine ref={line} data-part="drop-line" aria-hidden="true" hidden />
      <DragPreview ref={preview} data-part="drag-preview" aria-hidden="true" hidden>
        <span dir="auto" />
        <span />
      </DragPreview>
    </>
  );
}
