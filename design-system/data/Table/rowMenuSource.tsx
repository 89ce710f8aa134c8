import { Suspense, type ReactNode } from 'react';
import type { Key } from 'react-stately';
import styled from 'styled-components';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { createListeners } from '../../internal/createListeners.ts';
import type { MenuItem } from '../../navigation/Menu/Menu.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { rowActionWords } from './rowActionWords.ts';
import { rowActionsId } from './columnProps.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ArrangedColumn } from './tableView.ts';

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
export type RowActionsSource = ReturnType<typeof createRowActions>;

type Current = {
  getRowActions: ((row: never) => readonly MenuItem[]) | undefined;
  getKey: (row: never) => Key;
  rowHeader: TableColumn<never> | undefined;
};

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Creates what the buttons of rows and the menu share, and the column of the buttons. */
export function createRowActions(renderButton: (source: never, row: never) => ReactNode) {
  let current: Current | undefined;
  let open: OpenRowMenu | null = null;
  const { notify, subscribe } = createListeners();
  const source = {
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
    /** Returns the columns with a last one for the buttons. */
    addColumn: <Row,>(columns: readonly ArrangedColumn<Row>[]): readonly ArrangedColumn<Row>[] => [
      ...columns,
      {
        id: rowActionsId,
        isTool: true,
        header: (
          <HiddenText>
            <FormattedMessage {...rowActionWords.actions} />
          </HiddenText>
        ),
        cell: (row) =>
          source.getActions(row as never).length > 0 && (
            <Suspense>{renderButton(source as never, row as never)}</Suspense>
          ),
        pin: 'end',
        width: 56,
        allowsResizing: false,
      },
    ],
  };
  return source;
}
