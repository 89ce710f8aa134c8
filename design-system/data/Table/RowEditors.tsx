import { useSyncExternalStore } from 'react';
import { RowEditor } from './RowEditor.tsx';
import type { TableControls } from './tableControls.ts';

/** Renders the fields of all rows that are edited, each in its cell. */
export default function RowEditors({ controls }: { controls: TableControls }) {
  const { editing } = controls;
  const rows = useSyncExternalStore(editing.subscribe, editing.getOpenRows);
  return rows.map((edited) => (
    <RowEditor key={`${typeof edited.key} ${edited.key}`} controls={controls} edited={edited} />
  ));
}
