import type { CellPlace } from './cellFocus.ts';
import { listDataColumns, type CellRange } from './cellRange.ts';
import type { TableControls } from './tableControls.ts';

/** A movement in rows and columns; Infinity moves to the edge of the table. */
export type RangeStep = { rows: number; columns: number };

/** Returns how a key with Shift moves the corner of a range; undefined for other keys. */
export function getRangeStep(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { isRtl, pageRows }: { isRtl: boolean; pageRows: number },
): RangeStep | undefined {
  const isFar = ctrlKey || metaKey;
  const one = isFar ? Infinity : 1;
  const forward = isRtl ? -one : one;
  const steps: Record<string, RangeStep> = {
    ArrowDown: { rows: one, columns: 0 },
    ArrowUp: { rows: -one, columns: 0 },
    ArrowRight: { rows: 0, columns: forward },
    ArrowLeft: { rows: 0, columns: -forward },
    Home: { rows: isFar ? -Infinity : 0, columns: -Infinity },
    End: { rows: isFar ? Infinity : 0, columns: Infinity },
    PageDown: { rows: pageRows, columns: 0 },
    PageUp: { rows: -pageRows, columns: 0 },
  };
  return steps[key];
}

const moveIn = <Item>(items: readonly Item[], index: number, step: number): Item | undefined =>
  index === -1 ? undefined : items[Math.min(Math.max(index + step, 0), items.length - 1)];

/** Returns the cell at a distance, at most at the edge of the table. */
export function movePlace(
  controls: TableControls,
  { key, columnId }: CellPlace,
  step: RangeStep,
): CellPlace | undefined {
  const keys = controls.getRowKeys();
  const columns = listDataColumns(controls);
  const next = moveIn(keys, keys.indexOf(key), step.rows);
  const column = moveIn(
    columns,
    columns.findIndex(({ id }) => id === columnId),
    step.columns,
  );
  return next === undefined || !column ? undefined : { key: next, columnId: column.id };
}

/** Returns the range of all cells. */
export function getWholeRange(controls: TableControls): CellRange | undefined {
  const keys = controls.getRowKeys();
  const columns = listDataColumns(controls);
  const [firstKey, lastKey] = [keys[0], keys.at(-1)];
  const [first, last] = [columns[0], columns.at(-1)];
  if (firstKey === undefined || lastKey === undefined || !first || !last) return undefined;
  return {
    anchor: { key: firstKey, columnId: first.id },
    end: { key: lastKey, columnId: last.id },
  };
}
