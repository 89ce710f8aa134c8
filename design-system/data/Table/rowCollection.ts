import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { ownKey } from './lineKeys.ts';
import type { TableLine } from './tableLines.ts';
import { allowsSorting, getHeaderText, type TableColumn } from './tableColumn.ts';

type Collection<Row> = TableState<Row>['collection'];
type TableNode<Row> = Collection<Row>['rows'][number];

/** What the collection of a table is made of. */
export type CollectionSource<Row> = {
  rows: readonly Row[];
  /** What each line is; undefined if each is a row. */
  lines: readonly TableLine<Row>[] | undefined;
  columns: readonly TableColumn<Row>[];
  rowHeader: TableColumn<Row> | undefined;
  /** Whether the first column has checkboxes. */
  isSelectable: boolean;
  getHref: ((row: Row) => string | undefined) | undefined;
};

const headerKey = `${ownKey}header`;
const selectionId = 'selection';

/** Returns the key of a column, which differs from the keys of rows. */
export function getColumnKey(id: Key): string {
  return `${ownKey}column:${id}`;
}

const cellPattern = /^\uE000cell:(\d+):([ns]):(.*)$/s;

/** Returns the key of a cell, which includes whether the key of its row is a number or a text. `index` counts the column of checkboxes. */
export function getCellKey(rowKey: Key, index: number): string {
  return `${ownKey}cell:${index}:${typeof rowKey === 'number' ? 'n' : 's'}:${rowKey}`;
}

/** Returns the key of the row and the column of a cell's key, or null for other keys. */
export function parseCellKey(key: Key): { rowKey: Key; index: number } | null {
  const [, index, type, rowKey = ''] = cellPattern.exec(String(key)) ?? [];
  return index === undefined
    ? null
    : { rowKey: type === 'n' ? Number(rowKey) : rowKey, index: Number(index) };
}

function createNode<Row>(node: Pick<TableNode<Row>, 'type' | 'key' | 'index'>): TableNode<Row> {
  return {
    value: null,
    level: 0,
    hasChildNodes: false,
    childNodes: [],
    rendered: null,
    textValue: '',
    ...node,
  };
}

/**
 * The rows of a table as React Aria's collection. It creates the node of a row or cell when React Aria asks for it, so that thousands of
 * rows cost nothing until they are seen.
 */
export class RowCollection<Row extends object> implements Collection<Row> {
  readonly columns: TableNode<Row>[];
  readonly headerRows: TableNode<Row>[];
  readonly rowHeaderColumnKeys: Set<Key>;
  readonly body: TableNode<Row>;
  readonly #keys: readonly Key[];
  readonly #getSource: () => CollectionSource<Row>;
  readonly #indexes = new Map<Key, number>();
  #rows: TableNode<Row>[] | undefined;

  /** `getSource` returns the current rows and columns: their contents may change while the keys stay. */
  constructor(keys: readonly Key[], getSource: () => CollectionSource<Row>) {
    const { columns, rowHeader, isSelectable } = getSource();
    this.#keys = keys;
    this.#getSource = getSource;
    for (const [index, key] of keys.entries()) this.#indexes.set(key, index);
    this.columns = columns.map((column, index) => ({
      ...createNode<Row>({
        type: 'column',
        key: getColumnKey(column.id),
        index: index + Number(isSelectable),
      }),
      colIndex: index + Number(isSelectable),
      textValue: getHeaderText(column),
      props: { allowsSorting: allowsSorting(column) },
    }));
    if (isSelectable) {
      const key = getColumnKey(selectionId);
      const node = createNode<Row>({ type: 'column', key, index: 0 });
      this.columns.unshift({ ...node, props: { isSelectionCell: true } });
    }
    this.rowHeaderColumnKeys = new Set(rowHeader ? [getColumnKey(rowHeader.id)] : []);
    const hasGroups = columns.some(({ group }) => group !== undefined);
    this.headerRows = [
      {
        ...createNode<Row>({ type: 'headerrow', key: headerKey, index: Number(hasGroups) }),
        childNodes: this.columns,
      },
      // Above the headings; it only counts, because keys do not move to headings of groups.
      ...(hasGroups
        ? [createNode<Row>({ type: 'headerrow', key: `${headerKey} groups`, index: 0 })]
        : []),
    ];
    this.body = createNode<Row>({ type: 'body', key: `${ownKey}body`, index: 0 });
  }

  get size(): number {
    return this.#keys.length;
  }

  get columnCount(): number {
    return this.columns.length;
  }

  get rows(): TableNode<Row>[] {
    this.#rows ??= this.#keys.map((_, index) => this.#createRow(index));
    return this.#rows;
  }

  *[Symbol.iterator](): IterableIterator<TableNode<Row>> {
    for (const index of this.#keys.keys()) yield this.#createRow(index);
  }

  getKeys(): IterableIterator<Key> {
    return this.#keys.values();
  }

  getItem(key: Key): TableNode<Row> | null {
    const index = this.#indexes.get(key);
    if (index !== undefined) return this.#createRow(index);
    const column = this.columns.find((node) => node.key === key);
    if (column || key === headerKey) return column ?? this.headerRows[0] ?? null;
    const cell = parseCellKey(key);
    const isCell =
      cell && this.#indexes.has(cell.rowKey) && cell.index < this.columns.length && cell.index >= 0;
    return isCell ? this.#createCell(cell.rowKey, cell.index) : null;
  }

  at(index: number): TableNode<Row> | null {
    return this.#createRow(index);
  }

  getFirstKey(): Key | null {
    return this.#keys[0] ?? null;
  }

  getLastKey(): Key | null {
    return this.#keys.at(-1) ?? null;
  }

  getKeyBefore(key: Key): Key | null {
    return this.#getNeighbour(key, -1);
  }

  getKeyAfter(key: Key): Key | null {
    return this.#getNeighbour(key, 1);
  }

  getChildren(key: Key): Iterable<TableNode<Row>> {
    if (key === headerKey) return this.columns;
    const row = this.#indexes.get(key);
    if (row === undefined) return [];
    // The details below a row are one cell.
    if (this.#getType(row) === 'detail') return [this.#createCell(key, 0)];
    return this.columns.map((_, index) => this.#createCell(key, index));
  }

  getTextValue(key: Key): string {
    const index = this.#indexes.get(key);
    return index === undefined ? '' : this.#getText(index);
  }

  #getType(index: number): TableLine<Row>['type'] {
    return this.#getSource().lines?.[index]?.type ?? 'row';
  }

  /** The text of the row header: typed letters search it, and it is the name of the row for screen readers. */
  #getText(index: number): string {
    const { rows, rowHeader } = this.#getSource();
    const row = rows[index];
    // React Aria also asks the previous collection, whose rows may be gone.
    if (row === undefined || this.#getType(index) !== 'row') return '';
    const content = rowHeader?.cell(row);
    return typeof content === 'string' ? content : '';
  }

  #getNeighbour(key: Key, step: 1 | -1): Key | null {
    const index = this.#indexes.get(key);
    if (index !== undefined) return this.#keys[index + step] ?? null;
    const column = this.columns.findIndex((node) => node.key === key);
    return column === -1 ? null : (this.columns[column + step]?.key ?? null);
  }

  #createRow(index: number): TableNode<Row> {
    const { rows, getHref } = this.#getSource();
    const row = rows[index];
    const isRow = row !== undefined && this.#getType(index) === 'row';
    return {
      ...createNode<Row>({ type: 'item', key: this.#keys[index] as Key, index }),
      value: row ?? null,
      hasChildNodes: true,
      // Disabled lines can have the focus, but are not selected.
      props: isRow ? { href: getHref?.(row) } : { isDisabled: true },
    };
  }

  #createCell(rowKey: Key, index: number): TableNode<Row> {
    const column = this.columns[index];
    const isHeader = column !== undefined && this.rowHeaderColumnKeys.has(column.key);
    return {
      ...createNode<Row>({ type: 'cell', key: getCellKey(rowKey, index), index }),
      textValue: isHeader ? this.#getText(this.#indexes.get(rowKey) ?? -1) : '',
      parentKey: rowKey,
      ...(column && { column }),
      colIndex: index,
      ...(this.#getType(this.#indexes.get(rowKey) ?? -1) === 'detail' && {
        colSpan: this.columns.length,
      }),
    };
  }
}
