import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useMoneyFormats } from '../../formatters/useMoneyFormats.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { useIntl } from '../../i18n/intl.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getHeaderText, type TableColumn } from '../Table/tableColumn.ts';
import { toOptionId } from '../Table/tableFilter.ts';
import type { TableFilter } from '../Table/columnFilter.ts';
import { toolbarWords } from './toolbarWords.ts';

/** Returns the label of a value: of an option, or of the first row that has it. */
function getValueLabel<Row>(column: TableColumn<Row>, rows: readonly Row[], id: string): string {
  const given = column.filter?.type === 'choice' ? column.filter.items : undefined;
  const row = rows.find((one) => toOptionId(column.value?.(one)) === id);
  const label = given?.find((option) => option.id === id)?.label ?? (row && column.cell(row));
  return typeof label === 'string' ? label : id || '–';
}

/** Returns a function that writes a filter as a text, such as "Fee: from € 200.00". */
export function useFilterText<Row>(rows: readonly Row[]) {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const dates = useDateFormats();
  const money = useMoneyFormats();
  const numbers = useNumberFormats();

  function formatBound(column: TableColumn<Row>, bound: string | number): string {
    if (typeof bound === 'string') return dates.date(bound);
    return column.currency
      ? money.money({ amount: bound, currency: column.currency })
      : numbers.number(bound);
  }

  return (column: TableColumn<Row>, filter: TableFilter): string => {
    const name = getHeaderText(column);
    if ('contains' in filter) {
      return formatMessage(toolbarWords.contains, { column: name, text: filter.contains });
    }
    if ('values' in filter) {
      const labels = filter.values.map((id) => getValueLabel(column, rows, id));
      const value = new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels);
      return formatMessage(toolbarWords.is, { column: name, value });
    }
    const { from, to, minValue, maxValue } = filter as Record<string, string | number | undefined>;
    const start = from ?? minValue;
    const end = to ?? maxValue;
    const values = {
      column: name,
      from: start === undefined ? '' : formatBound(column, start),
      to: end === undefined ? '' : formatBound(column, end),
    };
    if (start === undefined) return formatMessage(toolbarWords.atMost, values);
    return formatMessage(end === undefined ? toolbarWords.atLeast : toolbarWords.range, values);
  };
}
