import { use, useEffect, useEffectEvent, type RefObject } from 'react';
import { FormatsContext } from '../../formatters/FormatsContext.ts';
import { useIntl } from '../../i18n/intl.ts';
import type { TableControls } from './tableControls.ts';

type Options = {
  isEditable: boolean;
  focusMode?: 'row' | 'cell' | undefined;
  onLoadMore?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** The number of rows: more can be loaded when it has changed. */
  count: number;
};

/** Lets the features of a table watch what is copied, ranges of its cells, its cells, if they can be edited, and the end of its rows, if more can be loaded. */
export function useTableWatchers(
  table: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  controls: TableControls,
  { isEditable, focusMode, onLoadMore, isLoading, count }: Options,
): void {
  const { features } = controls;
  const intl = useIntl();
  const formatMessage = useEffectEvent((...args: Parameters<typeof intl.formatMessage>) =>
    intl.formatMessage(...args),
  );
  const formats = use(FormatsContext);
  const getCopyContext = useEffectEvent(() => ({ intl, formats }));
  useEffect(() => {
    if (!table.current) return undefined;
    return features?.watchCopy(table.current, controls, () => getCopyContext());
  }, [table, features, controls]);
  const hasRanges = isEditable || focusMode === 'cell';
  useEffect(() => {
    if (!hasRanges || !table.current) return undefined;
    return features?.watchRanges(table.current, controls, () => getCopyContext());
  }, [table, features, controls, hasRanges]);
  const loadMore = useEffectEvent(() => onLoadMore?.());
  useEffect(() => {
    if (!isEditable || !table.current) return undefined;
    return features?.watchEditing(table.current, controls, (...args) => formatMessage(...args));
  }, [table, features, controls, isEditable]);
  const canLoad = onLoadMore !== undefined && !isLoading;
  useEffect(() => {
    if (!canLoad || !end.current) return undefined;
    return features?.watchEnd(end.current, () => loadMore());
  }, [end, features, canLoad, count]);
}
