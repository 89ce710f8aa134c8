import { createElement, Suspense, useMemo, useState } from 'react';
import type { Key } from 'react-stately';
import styled from 'styled-components';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { createListeners } from '../../internal/createListeners.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import type { MenuItem } from '../../navigation/Menu/Menu.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import type { RowActionsProps } from './RowActions.tsx';
import type { TableColumn } from './tableColumn.ts';
import type { ArrangedColumn } from './tableView.ts';

/** The id of the column with the buttons that open the menus of rows. */
export const rowActionsId = 'row-actions';

/** The open menu of a row. */
export type OpenRowMenu = {
  key: Key;
  row: never;
  /** The element at which the menu is, and to which the focus returns: the button or the row. */
  target: HTMLElement;
  /** The place of the pointer in the window; undefined for a menu at `target`. */
  point: { x: number; y: number } | undefined;
};

/** What the buttons of rows and the menu share. It is one object for the life of a table whose functions return current values. */
export type RowActionsSource = ReturnType<typeof createSource>;

type Current = {
  getRowActions: ((row: never) => readonly MenuItem[]) | undefined;
  getKey: (row: never) => Key;
  rowHeader: TableColumn<never> | undefined;
};

const RowActions = lazyPart<RowActionsProps>(() => import('./RowActions.tsx'));

/** The menu, which loads with the buttons. */
export const RowMenu = lazyPart(() => import('./RowMenu.tsx'));

const HiddenText = styled.span`
  ${visuallyHidden}
`;

function createSource() {
  let current: Current | undefined;
  let open: OpenRowMenu | null = null;
  const { notify, subscribe } = createListeners();
  return {
    update: (next: Current): void => {
      current = next;
    },
    subscribe,
    getActions: (row: never): readonly MenuItem[] => current?.getRowActions?.(row) ?? [],
    getKey: (row: never): Key => current?.getKey(row) ?? '',
    getRowHeader: () => current?.rowHeader,
    getOpen: () => open,
    setOpen: (next: OpenRowMenu | null): void => {
      open = next;
      notify();
    },
  };
}

/** Returns the columns with a last one for the menus of rows, and what its buttons and the menu share, if rows have actions. */
export function useRowActions<Row>(
  arranged: readonly ArrangedColumn<Row>[],
  getRowActions: ((row: Row) => readonly MenuItem[]) | undefined,
  getKey: (row: Row) => Key,
) {
  const [source] = useState(createSource);
  const rowHeader = arranged.find(({ isRowHeader }) => isRowHeader) ?? arranged[0];
  source.update({ getRowActions, getKey, rowHeader } as unknown as Current);
  const columns = useMemo((): readonly ArrangedColumn<Row>[] => {
    if (!getRowActions) return arranged;
    const column: ArrangedColumn<Row> = {
      id: rowActionsId,
      header: (
        <HiddenText>
          <FormattedMessage id="ds.table.actions" defaultMessage="Actions" />
        </HiddenText>
      ),
      cell: (row) =>
        getRowActions(row).length > 0 && (
          <Suspense>{createElement(RowActions, { source, row: row as never })}</Suspense>
        ),
      pin: 'end',
      width: 56,
      allowsResizing: false,
    };
    return [...arranged, column];
  }, [arranged, getRowActions, source]);
  return { columns, rowActions: getRowActions ? source : undefined };
}
