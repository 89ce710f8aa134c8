import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Form } from '../../inputs/Form/Form.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { applyEdits, editablePermitColumns } from './permitEditors.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';

const permits = listPermits(3);
type Handler = NonNullable<TableProps<Permit>['onCellsEdit']>;
type Props = Partial<TableProps<Permit>>;

/** A table of rows that are edited whole; it applies edits unless the handler returns errors. */
function Permits({ onCellsEdit, ...props }: Props) {
  const [rows, setRows] = useState<readonly Permit[]>(permits);
  return (
    <Table
      aria-label="Permits"
      columns={editablePermitColumns}
      rows={rows}
      getKey={({ id }) => id}
      features={gridFeatures}
      editMode="row"
      onCellsEdit={async (edits) => {
        const errors = await onCellsEdit?.(edits);
        if (!errors?.length) setRows((before) => applyEdits(before, edits));
        return errors;
      }}
      {...props}
    />
  );
}

const findRow = (number: string) =>
  screen.getByRole('rowheader', { name: number }).closest('tr') as HTMLElement;
const edit = async (number = 'BP-20260001') => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${number}` }));
  await waitFor(() => expect(getField('Applicant', number)).toHaveFocus());
};
const getField = (name: string, number = 'BP-20260001') =>
  within(findRow(number)).getByRole('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(getField(name));
  await userEvent.type(getField(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the fields of a row are saved together in one call', async () => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await type('Applicant', 'Ada');
  await type('Area, m²', '70');
  await save();
  expect(onCellsEdit).toHaveBeenCalledExactlyOnceWith([
    { key: 'p0', row: permits[0], columnId: 'applicant', value: 'Ada' },
    { key: 'p0', row: permits[0], columnId: 'area', value: 70 },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(findRow('BP-20260001')).toHaveTextContent('Ada');
  // The focus returns to the cell of the field that had it first.
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Ada'));
});

test.each([
  ['Enter saves', '{Enter}', 1],
  ['Escape gives the values back', '{Escape}', 0],
])('%s', async (_, keys, calls) => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await type('Applicant', 'Ada');
  await userEvent.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(onCellsEdit).toHaveBeenCalledTimes(calls);
  const shown = calls === 1 ? 'Ada' : (permits[0]?.applicant ?? '');
  await waitFor(() => expect(findRow('BP-20260001')).toHaveTextContent(shown));
});

test('a row without changes closes without a call', async () => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await save();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(onCellsEdit).not.toHaveBeenCalled();
});

test('F2 edits the row with the focus, and a letter replaces the content of its cell', async () => {
  renderInDesignSystem(<Permits />);
  await edit();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('Q');
  expect(getField('Applicant')).toHaveValue('Q');
  expect(getField('Area, m²')).toHaveValue(String(permits[0]?.area));
  await userEvent.keyboard('{Escape}');
  act(() => findRow('BP-20260002').focus());
  await userEvent.keyboard('{F2}');
  await waitFor(() => expect(getField('Applicant', 'BP-20260002')).toHaveFocus());
});

test('a rule keeps the row open, and the first invalid field has the focus', async () => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await userEvent.clear(getField('Applicant'));
  await type('Area, m²', '0');
  await save();
  expect(onCellsEdit).not.toHaveBeenCalled();
  expect(getField('Applicant')).toHaveFocus();
  expect(getField('Applicant')).toBeInvalid();
  expect(getField('Area, m²')).toBeInvalid();
});

test('errors of the server are at their fields, and the others are not sent again', async () => {
  const onCellsEdit = vi
    .fn<Handler>()
    .mockResolvedValueOnce([{ key: 'p0', columnId: 'area', message: 'Too small' }]);
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await type('Applicant', 'Ada');
  await type('Area, m²', '70');
  await save();
  await waitFor(() => expect(getField('Area, m²')).toHaveAccessibleDescription('Too small'));
  expect(getField('Applicant')).toHaveValue('Ada');
  await type('Area, m²', '700');
  await save();
  await waitFor(() => expect(onCellsEdit).toHaveBeenCalledTimes(2));
  expect(onCellsEdit.mock.lastCall?.[0]).toEqual([
    { key: 'p0', row: permits[0], columnId: 'area', value: 700 },
  ]);
});

test.each<[string, Handler]>([
  ['an error of a cell without a field', () => [{ key: 'p0', columnId: 'due', message: 'Closed' }]],
  ['a request that fails', () => Promise.reject(new Error('offline'))],
])('%s keeps the row open', async (_, onCellsEdit) => {
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await type('Applicant', 'Ada');
  await save();
  expect(await screen.findByText(/Closed|Not saved/)).toBeVisible();
  expect(getField('Applicant')).toHaveValue('Ada');
});

test('Enter in the middle of a composition does not save', async () => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await type('Applicant', 'か');
  fireEvent.keyDown(getField('Applicant'), { key: 'Enter', isComposing: true });
  expect(onCellsEdit).not.toHaveBeenCalled();
  expect(getField('Applicant')).toHaveFocus();
});

test('Escape ends the edit of a row with errors, and Enter twice sends it once', async () => {
  let finish: () => void = () => undefined;
  const onCellsEdit = vi.fn<Handler>(
    () =>
      new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await userEvent.clear(getField('Applicant'));
  await userEvent.keyboard('{Enter}');
  expect(getField('Applicant')).toBeInvalid();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await edit();
  expect(getField('Applicant')).toHaveValue(permits[0]?.applicant);
  await type('Applicant', 'Ada');
  await userEvent.keyboard('{Enter}{Enter}');
  finish();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(onCellsEdit).toHaveBeenCalledTimes(1);
});

test('nothing typed is lost while rows are loaded again, sorted, or leave and return', async () => {
  const { rerender } = renderInDesignSystem(<Permits rows={permits} />);
  await edit();
  await type('Applicant', 'Ada');
  rerender(<Permits rows={permits.map((row) => ({ ...row, applicant: 'New' })).toReversed()} />);
  expect(getField('Applicant')).toHaveValue('Ada');
  rerender(<Permits rows={permits.slice(1)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<Permits rows={permits} />);
  expect(getField('Applicant')).toHaveValue('Ada');
});

test('two rows are edited side by side', async () => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await type('Applicant', 'Ada');
  await edit('BP-20260002');
  expect(getField('Applicant')).toHaveValue('Ada');
  await userEvent.keyboard('{Escape}');
  expect(getField('Applicant')).toHaveValue('Ada');
  expect(onCellsEdit).not.toHaveBeenCalled();
});

test('Ctrl+Z undoes the whole row', async () => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  await edit();
  await type('Applicant', 'Ada');
  await type('Area, m²', '70');
  await save();
  await waitFor(() => expect(findRow('BP-20260001')).toHaveTextContent('Ada'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(onCellsEdit).toHaveBeenCalledTimes(2));
  expect(onCellsEdit.mock.lastCall?.[0].map(({ value }) => value)).toEqual([
    permits[0]?.applicant,
    permits[0]?.area,
  ]);
});

test('a form around the table is neither sent nor filled by the fields of a row', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TextField name="note" label="Note" defaultValue="kept" />
      <Permits />
    </Form>,
  );
  await edit();
  await type('Applicant', 'Ada');
  const outer = screen.getByRole('textbox', { name: 'Note' }).closest('form') as HTMLFormElement;
  expect([...new FormData(outer).keys()]).toEqual(['note']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Applicant' })).toBeNull());
  expect(onSubmit).not.toHaveBeenCalled();
});
