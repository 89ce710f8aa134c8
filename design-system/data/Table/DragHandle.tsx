import { GripVertical } from 'lucide-react';
import {
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { beginDrag, type DragSession, type Point } from './dragSession.ts';
import { findDragTable, isOrdered } from './dragTables.ts';
import { liftRows } from './liftRows.ts';
import { Handle, HandleBox } from './rowDrag.styles.ts';
import { rowDragWords } from './rowDragWords.ts';
import { getRowName } from './rowActionWords.ts';
import type { ToolProps } from './tableControls.ts';

/** A pointer that moves less than this distance in px presses the handle, which lifts the row. */
const threshold = 4;

// The row would take the press as a press on itself.
const stop = (event: SyntheticEvent) => event.stopPropagation();
const stopPressKeys = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Returns the handlers of a handle: a pointer drags the row, a press or key lifts it. */
function useRowDrag({ rowKey }: ToolProps, name: string) {
  const isDragRef = useRef(false);
  const { number } = useNumberFormats();

  function begin(handle: HTMLElement): DragSession | undefined {
    const table = findDragTable(handle);
    if (!table) return undefined;
    isDragRef.current = true;
    // A long table renders the row with the focus also when it is scrolled out of view. Safari does not focus pressed buttons.
    handle.focus({ preventScroll: true });
    const session = beginDrag(table, rowKey);
    const { size } = session.dragged;
    const [label, count] = table.preview.children;
    if (label) label.textContent = name;
    if (count) count.textContent = size > 1 ? number(size) : '';
    return session;
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    stop(event);
    isDragRef.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const { currentTarget: handle, pointerId } = event;
    const start = { x: event.clientX, y: event.clientY };
    const end = new AbortController();
    let session: DragSession | undefined;
    const watch = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (at: Point) => void) =>
      handle.ownerDocument.addEventListener(
        type,
        (next) => next.pointerId === pointerId && act({ x: next.clientX, y: next.clientY }),
        { signal: end.signal, capture: true },
      );
    watch('pointermove', (at) => {
      if (!session) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < threshold) return;
        session = begin(handle);
        session?.signal.addEventListener('abort', () => end.abort());
      }
      session?.follow(at);
    });
    watch('pointerup', (at) => {
      end.abort();
      session?.aim(at);
      session?.drop();
    });
    watch('pointercancel', () => {
      end.abort();
      session?.cancel();
    });
  }

  return {
    onPointerDown,
    onMouseDown: (event: MouseEvent) => {
      stop(event);
      // Dragging would select text.
      event.preventDefault();
    },
    onKeyDown: stopPressKeys,
    onKeyUp: stopPressKeys,
    onClick: (event: MouseEvent<HTMLElement>) => {
      stop(event);
      // The click that ends a drag, unless a key has pressed the handle since.
      if (isDragRef.current && event.detail !== 0) return;
      const table = findDragTable(event.currentTarget);
      event.currentTarget.focus({ preventScroll: true });
      if (table) liftRows(table, rowKey);
    },
  };
}

/** Renders the button that drags a row, or says why rows cannot be moved. Disabled rows have none. */
export default function DragHandle(props: ToolProps) {
  const { controls, rowKey, row } = props;
  const { drag } = controls;
  const { formatMessage } = useIntl();
  const state = useSyncExternalStore(drag.subscribe, () => {
    if (controls.getState().disabledKeys.has(rowKey)) return 'none';
    if (isOrdered(controls)) return 'ordered';
    return drag.isDragged(rowKey) ? 'dragged' : 'ready';
  });
  const name = getRowName(controls.getRowHeader(), row);
  const handlers = useRowDrag(props, name);
  // The empty box keeps the place, so that rows of two lines begin below each other.
  if (state === 'none') return <HandleBox data-part="row-drag" />;
  const label = name
    ? formatMessage(rowDragWords.move, { row: name })
    : formatMessage(rowDragWords.moveUnnamed);
  const icon = <Icon as={GripVertical} size={18} />;
  return (
    <HandleBox data-part="row-drag">
      {state === 'ordered' ? (
        <Tooltip content={formatMessage(rowDragWords.ordered)}>
          <IconButton size="sm" aria-label={label} aria-disabled>
            {icon}
          </IconButton>
        </Tooltip>
      ) : (
        <Handle
          type="button"
          data-part="drag-handle"
          aria-label={label}
          data-dragged={state === 'dragged' ? '' : undefined}
          {...handlers}
        >
          {icon}
        </Handle>
      )}
    </HandleBox>
  );
}
