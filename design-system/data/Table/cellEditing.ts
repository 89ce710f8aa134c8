import type { Key } from 'react-stately';
import { createListeners } from '../../internal/createListeners.ts';

/** The id of the column with the buttons that edit rows. */
export const editColumnId = 'row-edit';

/** What a column's editor receives. */
export type CellEditorProps = {
  /** The props of the field: its name, its label, which only a row of two lines shows, and the focus. */
  fieldProps: { name: string; label: string; isLabelHidden: boolean; autoFocus: boolean };
  /** Stores the new value: the `onChange` of the field. */
  setValue: (value: unknown) => void;
};

/** A changed cell. */
export type CellEdit<Row> = {
  key: Key;
  row: Row;
  columnId: string;
  /** The value of the field, or what `parseText` of the column has returned. After undo, the `value` of the column before the edit. */
  value: unknown;
};

/** The error message of a cell, for example from a server. */
export type CellError = { key: Key; columnId: string; message: string };

/** Saves edited cells; returns or resolves to the messages of those that were not saved. */
export type CellsEditHandler<Row> = (
  edits: readonly CellEdit<Row>[],
) => void | readonly CellError[] | Promise<void | readonly CellError[]>;

/** What is edited in a table, and which cells have messages. */
export type CellEditing = ReturnType<typeof createCellEditing>;

/** A row whose cells are fields together. */
export type EditedRow = {
  key: Key;
  /** The column whose field has the focus first. */
  columnId: string;
  /** The element of each column's field: it is moved into its cell whenever the row renders, so that nothing typed is lost. */
  containers: Map<string, HTMLElement>;
  /** Whether rows have two lines, in which fields show their labels. */
  isCompact: boolean;
};

type Status = 'editing' | 'saving';

/**
 * Returns the element of a field of an edited row. It is a form, so that the field is not part of a form around the table, and Enter in it submits
 * neither. The buttons have the form of the row itself.
 */
export function getContainer({ containers }: EditedRow, columnId: string): HTMLElement {
  const known = containers.get(columnId);
  if (known) return known;
  const container = document.createElement(columnId === editColumnId ? 'div' : 'form');
  container.addEventListener('submit', (event) => event.preventDefault());
  containers.set(columnId, container);
  return container;
}

const toId = (key: Key, columnId: string) => `${typeof key} ${key} ${columnId}`;

/** Creates the store of the edits of a table, so that only the cells concerned render. */
export function createCellEditing() {
  const { notify, subscribe } = createListeners();
  const statuses = new Map<string, Status>();
  const messages = new Map<string, string>();
  const rows = new Map<Key, EditedRow>();
  let openRows: readonly EditedRow[] = [];
  const setRow = (key: Key, row: EditedRow | undefined) => {
    if (row) rows.set(key, row);
    else rows.delete(key);
    openRows = [...rows.values()];
    notify();
  };
  return {
    subscribe,
    getStatus: (key: Key, columnId: string) => statuses.get(toId(key, columnId)),
    getMessage: (key: Key, columnId: string) => messages.get(toId(key, columnId)),
    getRow: (key: Key) => rows.get(key),
    getOpenRows: () => openRows,
    /** Begins to edit a row of a table at a column, unless it is edited. */
    openRow(key: Key, columnId: string, table: Element): void {
      const isCompact = getComputedStyle(table).display === 'block';
      if (!rows.has(key)) setRow(key, { key, columnId, containers: new Map(), isCompact });
    },
    closeRow: (key: Key) => setRow(key, undefined),
    setStatus(key: Key, columnId: string, status: Status | undefined): void {
      if (status) statuses.set(toId(key, columnId), status);
      else statuses.delete(toId(key, columnId));
      notify();
    },
    setMessage(key: Key, columnId: string, message: string | undefined): void {
      if (message) messages.set(toId(key, columnId), message);
      else messages.delete(toId(key, columnId));
      notify();
    },
  };
}
