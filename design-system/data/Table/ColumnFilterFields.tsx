import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIntl } from '../../i18n/intl.ts';
import { useLanguage } from '../../i18n/language.ts';
import { CheckboxGroupField } from '../../inputs/CheckboxGroupField/CheckboxGroupField.tsx';
import { DateField } from '../../inputs/DateField/DateField.tsx';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { filterWords } from './filterWords.ts';
import { getHeaderText, type TableColumn } from './tableColumn.ts';
import { listFilterOptions } from './tableFilter.ts';
import type { TableFilter, TableFilters } from './columnFilter.ts';

/** The parts of a filter while the user edits it, whatever its type. */
export type FilterDraft = Partial<{
  contains: string;
  values: readonly string[];
  minValue: number | undefined;
  maxValue: number | undefined;
  from: string | undefined;
  to: string | undefined;
}>;

/** Returns the filter of a draft; undefined if nothing is filled in. */
export function toFilter(draft: FilterDraft): TableFilter | undefined {
  const isEmpty = Object.values(draft).every(
    (part) => part === undefined || part === '' || (Array.isArray(part) && part.length === 0),
  );
  return isEmpty ? undefined : draft;
}

type ColumnFilterFieldsProps<Row> = {
  column: TableColumn<Row>;
  columns: readonly TableColumn<Row>[];
  /** All rows in the browser, from which the items of a choice are made. */
  rows: readonly Row[];
  filters: TableFilters;
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
  /** Whether the name of the column is shown above the fields. */
  isTitled: boolean;
};

/** The name of the column is part of the labels, because a panel has the fields of many columns. */
type FieldsProps = Pick<ColumnFilterFieldsProps<unknown>, 'draft' | 'onChange'> & {
  title: string;
};

function DateBounds({ draft, onChange, title }: FieldsProps) {
  const { formatMessage } = useIntl();
  const bound = (key: 'from' | 'to') => ({
    label: formatMessage(filterWords[key], { column: title }),
    value: draft[key] ?? null,
    onChange: (day: string | null) => onChange({ ...draft, [key]: day ?? undefined }),
  });
  return (
    <>
      <DateField {...bound('from')} />
      <DateField {...bound('to')} />
    </>
  );
}

function NumberBounds({
  draft,
  onChange,
  title,
  currency,
}: FieldsProps & { currency?: string | undefined }) {
  const { formatMessage } = useIntl();
  const bound = (key: 'minValue' | 'maxValue') => ({
    label: formatMessage(key === 'minValue' ? filterWords.from : filterWords.to, { column: title }),
    value: draft[key] ?? null,
    onChange: (value: number | null) => onChange({ ...draft, [key]: value ?? undefined }),
  });
  return currency === undefined ? (
    <>
      <NumberField {...bound('minValue')} />
      <NumberField {...bound('maxValue')} />
    </>
  ) : (
    <>
      <MoneyField currency={currency} {...bound('minValue')} />
      <MoneyField currency={currency} {...bound('maxValue')} />
    </>
  );
}

function ChoiceField<Row>(props: ColumnFilterFieldsProps<Row>) {
  const { column, columns, rows, filters, draft, onChange } = props;
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { timeZone } = useDateFormats();
  const given = column.filter?.type === 'choice' ? column.filter.items : undefined;
  const options = given ?? listFilterOptions(column, rows, columns, filters, { locale, timeZone });
  return (
    <CheckboxGroupField
      label={getHeaderText(column)}
      isLabelHidden={props.isTitled}
      options={options.map(({ id, label, count }) => {
        const text = typeof label === 'string' && label !== '' ? label : id || '–';
        const isCounted = count !== undefined;
        return { id, label: isCounted ? formatMessage(filterWords.option, { text, count }) : text };
      })}
      value={draft.values ?? []}
      onChange={(values) => onChange({ ...draft, values })}
    />
  );
}

/** Renders the fields of the filter of a column, by its type. */
export function ColumnFilterFields<Row>(props: ColumnFilterFieldsProps<Row>) {
  const { column, draft, onChange } = props;
  const { formatMessage } = useIntl();
  const { filter } = column;
  if (filter?.type === 'choice') return <ChoiceField {...props} />;
  const title = getHeaderText(column);
  const fields = { draft, onChange, title };
  if (filter?.type === 'date') return <DateBounds {...fields} />;
  if (filter?.type === 'number') return <NumberBounds {...fields} />;
  if (filter?.type === 'amount') return <NumberBounds {...fields} currency={column.currency} />;
  return (
    <TextField
      label={formatMessage(filterWords.contains, { column: title })}
      value={draft.contains ?? ''}
      onChange={(contains) => onChange({ ...draft, contains })}
    />
  );
}
