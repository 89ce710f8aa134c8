import type { TableValue } from './tableColumn.ts';

/**
 * Returns a function that sorts or filters rows by values, unless its previous result is still right: this is slow, and runs at each
 * render. It runs again only for other rows, other values or other `facts`, not for columns that are new at each render.
 */
export function createRowMemory<Row>() {
  let lastRows: readonly Row[] | undefined;
  let lastFacts = '';
  let lastValues: readonly TableValue[] = [];
  let result: readonly Row[] = [];
  return (
    rows: readonly Row[],
    getValues: readonly ((row: Row) => TableValue)[],
    facts: readonly unknown[],
    compute: () => readonly Row[],
  ): readonly Row[] => {
    if (getValues.length === 0) return rows;
    const values = getValues.flatMap((getValue) => rows.map(getValue));
    const text = JSON.stringify(facts);
    const isSame =
      rows === lastRows &&
      text === lastFacts &&
      values.length === lastValues.length &&
      values.every((value, index) => Object.is(value, lastValues[index]));
    if (!isSame) result = compute();
    lastRows = rows;
    lastFacts = text;
    lastValues = values;
    return result;
  };
}
