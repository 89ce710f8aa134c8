import { ComboBoxField } from '../../inputs/ComboBoxField/ComboBoxField.tsx';
import { DateField } from '../../inputs/DateField/DateField.tsx';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import type { CellEdit, CellError } from './cellEditing.ts';
import { permitColumns } from './permitColumns.tsx';
import type { Permit } from './permits.ts';
import type { TableColumn } from './tableColumn.ts';

const toOptions = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const officers = toOptions(['Meyer', 'Okafor', 'Santos', 'Lindqvist']);
const districts = toOptions(['North', 'Harbour', 'Old Town']);

const editors: Record<string, Pick<TableColumn<Permit>, 'renderEditor'>['renderEditor']> = {
  applicant: ({ fieldProps, setValue }, row) => (
    <TextField {...fieldProps} defaultValue={row.applicant} onChange={setValue} />
  ),
  district: ({ fieldProps, setValue }, row) => (
    <ComboBoxField
      {...fieldProps}
      options={districts}
      defaultValue={row.district}
      onChange={setValue}
    />
  ),
  area: ({ fieldProps, setValue }, row) => (
    <NumberField {...fieldProps} defaultValue={row.area} minValue={1} onChange={setValue} />
  ),
  officer: ({ fieldProps, setValue }, row) => (
    <SelectField
      {...fieldProps}
      options={officers}
      defaultValue={row.officer}
      onChange={setValue}
    />
  ),
  due: ({ fieldProps, setValue }, row) => (
    <DateField {...fieldProps} defaultValue={row.due} onChange={setValue} />
  ),
  fee: ({ fieldProps, setValue }, row) => (
    <MoneyField
      {...fieldProps}
      currency="EUR"
      minValue={0}
      defaultValue={row.fee}
      onChange={setValue}
    />
  ),
};

const shown = ['number', 'kind', ...Object.keys(editors)];

/** Columns of permits with a field of each kind. */
export const columnsWithEditors: readonly TableColumn<Permit>[] = permitColumns
  .filter(({ id }) => shown.includes(id))
  .map(({ group: _group, ...column }) => {
    const renderEditor = editors[column.id];
    return renderEditor ? { ...column, renderEditor } : column;
  });

const consent = 'Fees above 10,000 need the consent of the head of the department.';

/** Returns the messages of a server that limits fees. */
export function limitFees(edits: readonly CellEdit<Permit>[]): CellError[] {
  return edits
    .filter(({ columnId, value }) => columnId === 'fee' && Number(value) > 1_000_000)
    .map(({ key, columnId }) => ({ key, columnId, message: consent }));
}
