import type { Key } from 'react-stately';
import { createListeners } from '../../internal/createListeners.ts';

/** What a column's editor receives. */
export type CellEditorProps = {
  /** The props of the field: its name, its hidden label, and the focus. */
  fieldProps: { name: string; label: string; isLabelHidden: true; autoFocus: true };
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

/** What is edited in a table, and which cells have messages. */
export type CellEditing = ReturnType<typeof createCellEditing>;

type Status = 'editing' | 'saving';

const toId = (key: Key, columnId: string) => `${typeof key} ${key} ${columnId}`;

/** Creates the store of the edits of a table, so that only the cells concerned render. */
export function createCellEditing() {
  const { notify, subscribe } = createListeners();
  const statuses = new Map<string, Status>();
  const messages = new Map<string, string>();
  return {
    subscribe,
    getStatus: (key: Key, columnId: string) => statuses.get(toId(key, columnId)),
    getMessage: (key: Key, columnId: string) => messages.get(toId(key, columnId)),
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
