import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { Form } from '../../inputs/Form/Form.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ColumnFilterFields, toFilter, type FilterDraft } from './ColumnFilterFields.tsx';
import { focusField } from './editorFocus.ts';
import { filterWords } from './filterWords.ts';
import { getHeaderText, type TableColumn } from './tableColumn.ts';
import { setFilter } from './tableFilter.ts';
import type { TableFilter } from './columnFilter.ts';
import { withoutPage, type TableView } from './tableView.ts';

export type ColumnFilterFormProps<Row> = {
  column: TableColumn<Row>;
  columns: readonly TableColumn<Row>[];
  /** All rows in the browser, from which the options of a choice are made. */
  rows: readonly Row[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  onClose: () => void;
};

// The field keeps the focus while a button is pressed: what it shows when it loses the focus would move the button away from the pointer.
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** Renders the filter of a column in its popover. Enter applies it. */
export default function ColumnFilterForm<Row>(props: ColumnFilterFormProps<Row>) {
  const { column, columns, rows, view, onViewChange, onClose } = props;
  const { formatMessage } = useIntl();
  const filters = view.filters ?? {};
  const [draft, setDraft] = useState<FilterDraft>(filters[column.id] ?? {});
  const ref = useRef<HTMLFormElement>(null);
  // The form may load after the popover has opened, so the popover focuses itself at first.
  useEffect(() => {
    let frame = 0;
    // Until it has its place, a popover is hidden, and its fields take no focus.
    const focus = () => {
      if (!focusField(ref.current)) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, []);
  const apply = (filter: TableFilter | undefined) => {
    onViewChange({ ...withoutPage(view), filters: setFilter(filters, column.id, filter) });
    onClose();
  };
  return (
    <Form ref={ref} aria-label={getHeaderText(column)} onSubmit={() => apply(toFilter(draft))}>
      <Stack gap="md">
        <ColumnFilterFields
          column={column}
          columns={columns}
          rows={rows}
          filters={filters}
          draft={draft}
          onChange={setDraft}
          isTitled
        />
        <div role="presentation" onMouseDownCapture={keepFocus}>
          <Inline gap="sm">
            <Button type="submit" size="sm">
              {formatMessage(filterWords.apply)}
            </Button>
            <Button variant="ghost" size="sm" onPress={() => apply(undefined)}>
              {formatMessage(filterWords.clear)}
            </Button>
          </Inline>
        </div>
      </Stack>
    </Form>
  );
}
