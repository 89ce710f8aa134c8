import type { Key } from 'react-stately';
import { createFormats, type FormatOverrides } from '../../formatters/formats.ts';
import { defineMessages, type IntlShape } from '../../i18n/intl.ts';
import { announce } from '../../internal/announcer.ts';
import { findCell } from './cellFocus.ts';
import { listDataColumns, listRange } from './cellRange.ts';
import { createCellWriter } from './cellText.ts';
import { guardFormula, joinCells } from './delimitedText.ts';
import { getHeadingText } from './nodeText.ts';
import { parseCellKey } from './rowCollection.ts';
import type { TableControls } from './tableControls.ts';

/** What copying needs of the page. */
export type CopyContext = {
  intl: Pick<IntlShape, 'locale' | 'formatMessage'>;
  formats: FormatOverrides | undefined;
};

const words = defineMessages({
  cell: { id: 'ds.table.cellCopied', defaultMessage: 'Cell copied' },
  cells: {
    id: 'ds.table.cellsCopied',
    defaultMessage: '{count, plural, one {# cell copied} other {# cells copied}}',
  },
  rows: {
    id: 'ds.table.rowsCopied',
    defaultMessage: '{count, plural, one {# row copied} other {# rows copied}}',
  },
});

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

type Copied = { headings: string[]; cells: string[][]; message: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as HTML. Excel would put each line into a cell without the style. */
function toHtml(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
    .replaceAll(/\r?\n/g, '<br style="mso-data-placement:same-cell">');
}

function toTable({ headings, cells }: Copied): string {
  const toRow = (texts: readonly string[], tag: string) =>
    `<tr>${texts.map((text) => `<${tag}>${toHtml(text)}</${tag}>`).join('')}</tr>`;
  const head = headings.length > 0 ? `<thead>${toRow(headings, 'th')}</thead>` : '';
  return `<table>${head}<tbody>${cells.map((texts) => toRow(texts, 'td')).join('')}</tbody></table>`;
}

/** Returns the key of the row in which an element is. */
function findRowKey(element: Element) {
  const cell = element.closest('tr')?.querySelector('[data-part="cell"]');
  return parseCellKey(cell?.getAttribute('data-key') ?? '')?.rowKey;
}

/** Returns what is copied while an element has the focus: the range of cells, the selected rows, or else its row or cell. */
function readCells(
  controls: TableControls,
  focused: Element,
  context: CopyContext,
): Copied | undefined {
  const focusedKey = findRowKey(focused);
  const focusedRow = focusedKey === undefined ? undefined : controls.findRow(focusedKey);
  if (focusedRow === undefined) return undefined;
  const { selectionManager, collection } = controls.getState();
  const { selectedKeys } = selectionManager;
  const { formatMessage } = context.intl;
  const readRow = (key: Key) => collection.getItem(key)?.value as never;
  const selected = controls
    .getRowKeys()
    .filter((key) => selectedKeys.has(key))
    .map(readRow);
  const columns = listDataColumns(controls);
  const formats = createFormats(context.intl.locale, context.formats);
  // Each spreadsheet reads days in ISO 8601, and so does a table into which they are pasted.
  const writeCell = createCellWriter({ style: 'locale', dates: 'iso', formats });
  const range = listRange(controls);
  if (range) {
    const inRange = (row: never) => range.columns.map((column) => writeCell(column, row));
    const count = range.keys.length * range.columns.length;
    const message = formatMessage(words.cells, { count });
    return { headings: [], cells: range.keys.map(readRow).map(inRange), message };
  }
  const write = (row: never) => columns.map((column) => writeCell(column, row));
  if (selected.length > 0) {
    const headings = columns.map((column) => guardFormula(getHeadingText(column)));
    const message = formatMessage(words.rows, { count: selected.length });
    return { headings, cells: selected.map(write), message };
  }
  const place = findCell(controls, focused);
  const column = columns.find(({ id }) => id === place?.columnId);
  return column
    ? { headings: [], cells: [[writeCell(column, focusedRow)]], message: formatMessage(words.cell) }
    : {
        headings: [],
        cells: [write(focusedRow)],
        message: formatMessage(words.rows, { count: 1 }),
      };
}

/**
 * Lets the copy command of the browser copy rows and cells of a table while one has the focus and no text is selected. Returns a function
 * that ends it.
 */
export function watchCopy(
  table: HTMLElement,
  controls: TableControls,
  getContext: () => CopyContext,
): () => void {
  const page = table.ownerDocument;
  const end = new AbortController();
  const { signal } = end;
  const findFocused = (): Element | undefined => {
    const { activeElement } = page;
    if (!activeElement?.closest('tbody') || !table.contains(activeElement)) return undefined;
    const isField = activeElement.closest(`${fields}, [data-part="cell-editor"]`) !== null;
    return isField || page.getSelection()?.toString() ? undefined : activeElement;
  };

  // The event is at the caret, which need not be at the focus.
  page.addEventListener(
    'copy',
    (event) => {
      const focused = findFocused();
      const context = getContext();
      const copied = focused && readCells(controls, focused, context);
      if (!copied || !event.clipboardData || event.defaultPrevented) return;
      const { headings, cells, message } = copied;
      const lines = headings.length > 0 ? [headings, ...cells] : cells;
      event.clipboardData.setData(
        'text/plain',
        lines.map((line) => joinCells(line, '\t')).join('\n'),
      );
      event.clipboardData.setData('text/html', toTable(copied));
      event.preventDefault();
      announce(message);
    },
    { signal },
  );
  // Safari copies without selected text only if this event is canceled.
  page.addEventListener('beforecopy', (event) => findFocused() && event.preventDefault(), {
    signal,
  });
  return () => end.abort();
}
