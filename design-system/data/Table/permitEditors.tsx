import { parseAmount } from '../../formatters/parseAmount.ts';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import type { CellEdit } from './cellEditing.ts';
import { permitColumns } from './permitColumns.tsx';
import type { Permit } from './permits.ts';
import type { TableColumn } from './tableColumn.ts';

const officers = ['Meyer', 'Okafor', 'Santos', 'Lindqvist'];

const editors: Record<string, Pick<TableColumn<Permit>, 'renderEditor' | 'parseText'>> = {
  applicant: {
    renderEditor: ({ fieldProps, setValue }, row) => (
      <TextField {...fieldProps} defaultValue={row.applicant} onChange={setValue} isRequired />
    ),
    parseText: (text) => text.trim() || undefined,
  },
  officer: {
    renderEditor: ({ fieldProps, setValue }, row) => (
      <SelectField
        {...fieldProps}
        options={officers.map((id) => ({ id, label: id }))}
        defaultValue={row.officer}
        onChange={setValue}
      />
    ),
    parseText: (text) => officers.find((officer) => officer === text),
  },
  area: {
    renderEditor: ({ fieldProps, setValue }, row) => (
      <NumberField
        {...fieldProps}
        defaultValue={row.area}
        minValue={1}
        onChange={setValue}
        isRequired
      />
    ),
    parseText: (text) => (Number(text) > 0 ? Number(text) : undefined),
  },
  fee: {
    renderEditor: ({ fieldProps, setValue }, row) => (
      <MoneyField
        {...fieldProps}
        currency="EUR"
        defaultValue={row.fee}
        onChange={setValue}
        isRequired
      />
    ),
    parseText: (text) => parseAmount(text, 'EUR') ?? undefined,
  },
};

/** The columns of permits, of which four can be edited. */
export const editablePermitColumns = permitColumns.map((column) => ({
  ...column,
  ...editors[column.id],
}));

/** Returns the rows with edited cells. */
export function applyEdits(
  rows: readonly Permit[],
  edits: readonly CellEdit<Permit>[],
): readonly Permit[] {
  return rows.map((row) =>
    edits
      .filter(({ key }) => key === row.id)
      .reduce<Permit>((changed, { columnId, value }) => ({ ...changed, [columnId]: value }), row),
  );
}
