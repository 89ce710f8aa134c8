import { useState } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useLanguage } from '../../i18n/language.ts';
import { CheckboxGroupField } from '../../inputs/CheckboxGroupField/CheckboxGroupField.tsx';
import { DateField } from '../../inputs/DateField/DateField.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { filterWords } from './filterWords.ts';
import { getHeaderText, type TableColumn } from './tableColumn.ts';
import { listFilterOptions, setFilter, type TableFilter } from './tableFilter.ts';
import type { TableView } from './tableView.ts';

export type ColumnFilterFormProps<Row> = {
  column: TableColumn<Row>;
  columns: readonly TableColumn<Row>[];
  /** All rows in the browser, from which the options of a choice are made. */
  rows: readonly Row[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  onClose: () => void;
};

/** The fields of a filter hold its parts, whatever its type. */
type Draft = Partial<{
  contains: string;
  values: readonly string[];
  min: number | undefined;
  max: number | undefined;
  from: string | undefined;
  to: string | undefined;
}>;

function isEmpty(draft: Draft): boolean {
  return Object.values(draft).every(
    (part) => part === undefined || part === '' || (Array.isArray(part) && part.length === 0),
  );
}

/** Renders the fields of the filter of a column in its popover. Enter applies it. */
export default function ColumnFilterForm<Row>(props: ColumnFilterFormProps<Row>) {
  const { column, columns, rows, view, onViewChange, onClose } = props;
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const filters = view.filters ?? {};
  const [draft, setDraft] = useState<Draft>(filters[column.id] ?? {});
  const change = (part: Draft) => setDraft({ ...draft, ...part });
  const apply = (filter: TableFilter | undefined) => {
    const { page: _, ...others } = view;
    onViewChange({ ...others, filters: setFilter(filters, column.id, filter) });
    onClose();
  };
  const from = formatMessage(filterWords.from);
  const to = formatMessage(filterWords.to);
  const name = getHeaderText(column);

  function renderFields() {
    const { filter } = column;
    if (filter?.type === 'choice') {
      const options = filter.options ?? listFilterOptions(column, rows, columns, filters, locale);
      return (
        <CheckboxGroupField
          label={name}
          isLabelHidden
          options={options.map(({ id, label, count }) => {
            const text = typeof label === 'string' && label !== '' ? label : id || '–';
            const isCounted = count !== undefined;
            return {
              id,
              label: isCounted ? formatMessage(filterWords.option, { text, count }) : text,
            };
          })}
          value={draft.values ?? []}
          onChange={(values) => change({ values })}
        />
      );
    }
    if (filter?.type === 'date') {
      return (
        <>
          <DateField
            label={from}
            value={draft.from ?? null}
            onChange={(day) => change({ from: day ?? undefined })}
          />
          <DateField
            label={to}
            value={draft.to ?? null}
            onChange={(day) => change({ to: day ?? undefined })}
          />
        </>
      );
    }
    if (filter?.type === 'amount' || filter?.type === 'number') {
      const bound = (key: 'min' | 'max') => ({
        label: key === 'min' ? from : to,
        value: draft[key] ?? null,
        onChange: (value: number | null) => change({ [key]: value ?? undefined }),
      });
      return filter.type === 'amount' ? (
        <>
          <MoneyField currency={filter.currency} {...bound('min')} />
          <MoneyField currency={filter.currency} {...bound('max')} />
        </>
      ) : (
        <>
          <NumberField {...bound('min')} />
          <NumberField {...bound('max')} />
        </>
      );
    }
    return (
      <TextField
        label={formatMessage(filterWords.contains)}
        value={draft.contains ?? ''}
        onChange={(contains) => change({ contains })}
        autoFocus
      />
    );
  }

  return (
    <Form
      aria-label={name}
      onSubmit={() => apply(isEmpty(draft) ? undefined : (draft as TableFilter))}
    >
      <Stack gap="md">
        {renderFields()}
        <Inline gap="sm">
          <Button type="submit" size="sm">
            {formatMessage(filterWords.apply)}
          </Button>
          <Button variant="ghost" size="sm" onPress={() => apply(undefined)}>
            {formatMessage(filterWords.clear)}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
