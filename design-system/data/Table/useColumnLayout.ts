import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ColumnLayout } from './columnLayout.ts';
import { createPlainLayout, type ColumnLayoutOptions } from './columnSizes.ts';
import type { TableFeatures } from './tableFeatures.ts';

type Options = ColumnLayoutOptions & {
  features: TableFeatures | undefined;
  /** Whether widths must be known: in a table of which only some rows are rendered, with pinned or resized columns. */
  isEnabled: boolean;
  /** Changes when the columns must be measured again; made from headings, number of rows, pins and widths. */
  version: string;
};

/**
 * Fixes the widths of the columns, which would otherwise change with each row that scrolls into view, and places pinned columns. Columns
 * are measured again when the table's box or `version` changes.
 */
export function useColumnLayout(
  table: RefObject<HTMLTableElement | null>,
  { features, isEnabled, version, ...options }: Options,
): ColumnLayout {
  const [layout] = useState(() => features?.createColumnLayout() ?? createPlainLayout());
  layout.setOptions(options);
  useLayoutEffect(() => {
    const element = table.current;
    const box = element?.parentElement;
    if (!element || !box) return undefined;
    // A column can be resized that no width or pin has let the layout measure.
    layout.setTable(element);
    if (!isEnabled) return undefined;
    layout.apply(element);
    if (typeof ResizeObserver === 'undefined') return layout.reset;
    let width = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      layout.apply(element);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      layout.reset();
    };
  }, [table, isEnabled, version, layout]);
  // Only features use what the plain layout lacks.
  return layout as ColumnLayout;
}
