import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { CellEditor } from './EditableContent.tsx';
import type { TableControls } from './tableControls.ts';

/** Loads the code that edits cells, if a column has an editor. */
export function useTableEditing(
  table: RefObject<HTMLElement | null>,
  controls: TableControls,
  isEditable: boolean,
) {
  const intl = useIntl();
  const formatMessage = useEffectEvent((...args: Parameters<typeof intl.formatMessage>) =>
    intl.formatMessage(...args),
  );
  useEffect(() => {
    if (!isEditable) return undefined;
    let stop: (() => void) | undefined;
    let isNeeded = true;
    CellEditor.preload();
    import('./tableEditing.ts').then(
      ({ watchEditing }) => {
        if (isNeeded && table.current) {
          stop = watchEditing(table.current, controls, (...args) => formatMessage(...args));
        }
      },
      // Without the code, cells only show their values; the next visit of the page loads it.
      () => undefined,
    );
    return () => {
      isNeeded = false;
      stop?.();
    };
  }, [table, controls, isEditable]);
}
