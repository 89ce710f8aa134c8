import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from '../../i18n/intl.ts';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';
import { addRow, moveRow, removeRow, restoreRow, type RowList } from './rowList.ts';

const control =
  'input:not([type="hidden"], :disabled), textarea, select, button, [role="spinbutton"]';

/** Focuses the first control of a row. */
function focusFirst(row: Element | null | undefined): void {
  for (const element of row?.querySelectorAll<HTMLElement>(control) ?? []) {
    if (element.closest('[aria-hidden="true"], [data-part="row-actions"]')) continue;
    element.focus();
    return;
  }
}

type Options = {
  list: RowList;
  /** The values of a row that is added. */
  newItem: unknown;
  rootRef: RefObject<HTMLElement | null>;
  /** The `id` of the list's label, which its rows have as `data-rows`. */
  labelId: string;
  /** Returns the label of the row at a position from 1. */
  labelRow: (position: number) => string;
  onChange: (list: RowList) => void;
};

/** Returns the functions that change the rows of a list; each moves the focus and announces what has happened. */
export function useRowActions(options: Options) {
  const { list, newItem, rootRef, labelId, onChange } = options;
  const { formatMessage } = useIntl();
  useEffect(prepareAnnouncer, []);
  const count = list.rows.length;
  const labelRow = (index: number): string => options.labelRow(index + 1);

  const describeRemoval = (index: number): string =>
    formatMessage(
      { id: 'ds.fieldArray.removed', defaultMessage: '{row} removed.' },
      { row: labelRow(index) },
    );

  /** Renders a change at once, so that the focus can move to what it shows. */
  function change(next: RowList): void {
    flushSync(() => onChange(next));
  }

  const findRow = (index: number) =>
    rootRef.current?.querySelectorAll(`[data-rows="${labelId}"] > :not([data-removed])`)[index];

  function add(): void {
    change(addRow(list, newItem));
    focusFirst(findRow(count));
    announce(
      formatMessage(
        { id: 'ds.fieldArray.added', defaultMessage: '{row} added.' },
        { row: labelRow(count) },
      ),
    );
  }

  function remove(index: number): void {
    change(removeRow(list, index));
    rootRef.current
      ?.querySelector<HTMLElement>(`[data-rows="${labelId}"] > [data-removed] > div button`)
      ?.focus();
    announce(describeRemoval(index));
  }

  function restore(): void {
    const index = list.removed?.index ?? 0;
    change(restoreRow(list));
    // Not its fields, which notice only later that they are enabled.
    findRow(index)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    announce(
      formatMessage(
        { id: 'ds.fieldArray.restored', defaultMessage: '{row} restored.' },
        { row: labelRow(index) },
      ),
    );
  }

  function move(index: number, by: -1 | 1): void {
    const to = index + by;
    if (to < 0 || to >= count) return;
    change(moveRow(list, index, to));
    // The browser takes the focus from an element that moves in the page. At an end, the other button can be pressed.
    const row = findRow(to);
    const button =
      row?.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled)`) ??
      row?.querySelector<HTMLElement>(`[data-move="${-by}"]`);
    button?.focus();
    announce(
      formatMessage(
        {
          id: 'ds.fieldArray.moved',
          defaultMessage: 'Moved to {position, number} of {total, number}',
        },
        { position: to + 1, total: count },
      ),
    );
  }

  return { labelRow, describeRemoval, add, remove, restore, move };
}
