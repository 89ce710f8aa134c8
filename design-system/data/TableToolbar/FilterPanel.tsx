import { useId, useState } from 'react';
import { Drawer } from '../../feedback/Drawer/Drawer.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ColumnFilterFields, toFilter, type FilterDraft } from '../Table/ColumnFilterFields.tsx';
import { filterWords as usedFilterWords } from '../../primitives/filters/filterWords.ts';
import { filterWords } from '../Table/filterWords.ts';
import type { TableColumn } from '../Table/tableColumn.ts';
import { setFilter } from '../Table/tableFilter.ts';
import { withoutPage, type TableView } from '../Table/tableView.ts';

export type FilterPanelProps<Row> = {
  title: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  onClose: () => void;
};

/** Renders the filters of all columns in a drawer. */
export default function FilterPanel<Row>(props: FilterPanelProps<Row>) {
  const { title, columns, rows, view, onViewChange, onClose } = props;
  const { formatMessage } = useIntl();
  const formId = useId();
  const [drafts, setDrafts] = useState<Readonly<Record<string, FilterDraft>>>(view.filters ?? {});
  function apply(): void {
    let filters = view.filters ?? {};
    for (const { id } of columns) filters = setFilter(filters, id, toFilter(drafts[id] ?? {}));
    onViewChange({ ...withoutPage(view), filters });
    onClose();
  }
  return (
    <Drawer
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="ghost" onPress={() => setDrafts({})}>
            {formatMessage(usedFilterWords.clearAll)}
          </Button>
          <SubmitButton form={formId}>{formatMessage(filterWords.apply)}</SubmitButton>
        </>
      }
    >
      <Form id={formId} aria-label={title} onSubmit={apply}>
        <Stack gap="lg">
          {columns
            .filter(({ filter }) => filter)
            .map((column) => (
              <Stack key={column.id} gap="xs">
                <ColumnFilterFields
                  column={column}
                  columns={columns}
                  rows={rows}
                  filters={view.filters ?? {}}
                  draft={drafts[column.id] ?? {}}
                  onChange={(draft) => setDrafts({ ...drafts, [column.id]: draft })}
                  isTitled={false}
                />
              </Stack>
            ))}
        </Stack>
      </Form>
    </Drawer>
  );
}
