import { useMemo, useState } from 'react';
import type { Key } from 'react-stately';
import { listKeys, type Keys } from '../../internal/keys.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { useRowKeys } from '../../internal/useRowKeys.ts';
import type { TableColumn } from './tableColumn.ts';
import type { TableFeatures } from './tableFeatures.ts';
import type { TableLine } from './tableLines.ts';
import type { TableExpansion } from './tableProps.ts';
import type { TableView } from './tableView.ts';

type Options<Row> = TableExpansion<Row> & {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  getKey: (row: Row) => Key;
  view: TableView;
  setView: (view: TableView) => void;
  features: TableFeatures | undefined;
};

/** The lines of a table, their keys, and the keys of those that are rows. */
export type TableLines<Row> = {
  rows: readonly Row[];
  /** What each line is; undefined if each is a row. */
  lines: readonly TableLine<Row>[] | undefined;
  keys: readonly Key[];
  rowKeys: readonly Key[];
  /** The keys of the rows that can be selected, including rows of collapsed groups. */
  selectableKeys: readonly Key[];
  /** Shows or hides what is below a line. */
  toggle: (key: Key) => void;
  /** Returns the row of a key; undefined for the key of a group or of details, or of a row that is not shown. */
  findRow: (key: Key) => Row | undefined;
};

const getLineKey = ({ key }: { key: Key }) => key;

/** Creates a function that is the same at each render, and calls the current one: rows need not render for a new one. */
function createToggle() {
  let current: (key: Key) => void = () => undefined;
  return {
    toggle: (key: Key) => current(key),
    update: (next: (key: Key) => void) => {
      current = next;
    },
  };
}

/** Returns the lines of a table, and which are expanded. */
export function useTableLines<Row>(options: Options<Row>): TableLines<Row> {
  const { rows, columns, getKey, view, setView, features, renderDetail, getChildren } = options;
  const { expandedKeys, defaultExpandedKeys = [], onExpandedChange } = options;
  const [expanded, setExpanded] = useControllable<Keys>(
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange as ((keys: Keys) => void) | undefined,
  );
  const expandedSet = useMemo(() => new Set(listKeys(expanded, () => [])), [expanded]);
  const lines = features?.listLines({
    rows,
    columns,
    getKey,
    groupBy: view.groupBy ?? [],
    collapsedGroups: view.collapsedGroups ?? [],
    getChildren,
    hasDetail: renderDetail !== undefined,
    isExpanded: (key) => expanded === 'all' || expandedSet.has(key),
  });
  const plainKeys = useRowKeys(lines ? [] : rows, getKey);
  const lineKeys = useRowKeys(lines ?? [], getLineKey);
  const keys = lines ? lineKeys : plainKeys;
  const rowKeys = useRowKeys(lines?.filter(({ type }) => type === 'row') ?? [], getLineKey);
  function toggleGroup(key: string): void {
    const collapsed = view.collapsedGroups ?? [];
    const isCollapsed = collapsed.includes(key);
    setView({
      ...view,
      collapsedGroups: isCollapsed ? collapsed.filter((one) => one !== key) : [...collapsed, key],
    });
  }
  function toggleRow(key: Key): void {
    const all = lines?.filter(({ type }) => type === 'row').map(getLineKey) ?? [];
    const next = new Set(listKeys(expanded, () => all));
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  }
  const [{ toggle, update }] = useState(createToggle);
  update((key) => {
    const line = lines?.find((one) => one.key === key);
    if (line?.group) toggleGroup(line.group.id);
    else if (line?.isExpanded !== undefined) toggleRow(key);
  });
  return {
    rows: lines ? lines.map(({ row }) => row) : rows,
    lines,
    keys,
    rowKeys: lines ? rowKeys : keys,
    selectableKeys: (lines && features?.listSelectable(lines)) ?? keys,
    toggle,
    findRow: (key) => {
      const index = keys.indexOf(key);
      if (index === -1) return undefined;
      const line = lines?.[index];
      if (!lines) return rows[index];
      return line?.type === 'row' ? line.row : undefined;
    },
  };
}
