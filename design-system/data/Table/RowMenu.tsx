import { Suspense, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { afterOverlays } from '../../internal/afterOverlays.ts';
import { getFocusPath, returnFocus } from '../../internal/focusPath.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { watchContextMenus } from './rowContextMenu.ts';
import { nameRowActions } from './rowActionWords.ts';
import { parseCellKey } from './rowCollection.ts';
import type { TableControls } from './tableControls.ts';
import type { RowActionsSource } from './rowMenuSource.tsx';

const MenuList = lazyPart(() => import('../../navigation/Menu/MenuList.tsx'));

/** Loads the code of the menu, which most visits to a page do not open. */
export const preloadMenu = () => MenuList.preload();

type RowMenuProps = {
  source: RowActionsSource;
  controls: TableControls;
  table: RefObject<HTMLElement | null>;
};

/** Moves the focus to the row of a key, or to the row that is now in its place. */
function focusRow(controls: TableControls, key: RowKey, index: number): boolean {
  const keys = controls.getRowKeys();
  const next = keys.includes(key) ? key : keys[Math.min(index, keys.length - 1)];
  if (next === undefined) return false;
  const { selectionManager } = controls.getState();
  selectionManager.setFocused(true);
  selectionManager.setFocusedKey(next);
  return true;
}

type RowKey = ReturnType<TableControls['getRowKeys']>[number];

/** Renders the menu of the row that the user has opened by its button or as a context menu. */
export default function RowMenu({ source, controls, table }: RowMenuProps) {
  const intl = useIntl();
  const open = useSyncExternalStore(source.subscribe, source.getOpen);
  // The menu keeps its items while it closes, also if its row is gone.
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);

  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    return watchContextMenus(element, (target, point) => {
      const cell = target.querySelector('[data-part="cell"]')?.getAttribute('data-key') ?? '';
      const key = parseCellKey(cell)?.rowKey;
      const row = key === undefined ? undefined : controls.findRow(key);
      if (key === undefined || row === undefined || source.getActions(row).length === 0)
        return false;
      // The focus returns to the row, or stays in its cell.
      if (!target.contains(document.activeElement)) target.focus();
      source.setOpen({ key, row, target, point });
      return true;
    });
  }, [table, controls, source]);

  useEffect(() => {
    if (!open) return undefined;
    const { key, target } = open;
    const index = controls.getRowKeys().indexOf(key);
    const path = getFocusPath(target);
    const element = table.current;
    return () => {
      afterOverlays(element, () => {
        if (document.activeElement !== document.body) return;
        if (target.isConnected) target.focus();
        else if (!focusRow(controls, key, index)) void returnFocus(path);
      });
    };
  }, [open, controls, table]);

  if (!last) return null;
  const { key, target, point } = last;
  const row = controls.findRow(key) ?? last.row;
  const close = () => source.setOpen(null);
  return (
    <Suspense>
      <MenuList
        aria-label={nameRowActions(intl, source.getRowHeader(), row)}
        items={source.getActions(row)}
        triggerRef={{ current: target as HTMLButtonElement }}
        {...(point && { getTargetRect: () => new DOMRect(point.x, point.y, 0, 0) })}
        isOpen={open !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        onLost={close}
      />
    </Suspense>
  );
}
