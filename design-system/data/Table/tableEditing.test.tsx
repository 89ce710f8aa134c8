import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { parseCells } from './clipboard.ts';
import { applyEdits, editablePermitColumns } from './permitEditors.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';
import { useState } from 'react';

const permits = listPermits(3);
type Handler = NonNullable<TableProps<Permit>['onCellsEdit']>;

/** A table that applies edits unless the handler returns errors. */
function Permits({ onCellsEdit }: { onCellsEdit: Handler }) {
  const [rows, setRows] = useState<readonly Permit[]>(permits);
  return (
    <Table
      aria-label="Permits"
      columns={editablePermitColumns}
      rows={rows}
      getKey={({ id }) => id}
      features={gridFeatures}
      onCellsEdit={async (edits) => {
        const errors = await onCellsEdit(edits);
        if (!errors?.length) setRows((before) => applyEdits(before, edits));
        return errors;
      }}
    />
  );
}

async function renderPermits(onCellsEdit: Handler = vi.fn()) {
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} />);
  // The code of editors has loaded when a double click opens one.
  await waitFor(async () => {
    await userEvent.dblClick(getCell(0, 'Applicant'));
    expect(screen.getByRole('textbox', { name: 'Applicant' })).toHaveFocus();
  });
}

const getCell = (row: number, column: string) => {
  const headings = screen.getAllByRole('columnheader', { name: /./ });
  const titles = headings.filter(({ dataset }) => dataset['column']);
  const index = titles.findIndex(({ textContent }) => textContent === column);
  const rows = screen.getAllByRole('row').filter(({ dataset }) => dataset['part'] === 'body-row');
  return rows[row]?.querySelectorAll('[data-part="cell"]')[index] as HTMLElement;
};

test('Enter saves a cell and moves down, Tab saves and edits the next one', async () => {
  const onCellsEdit = vi.fn<Handler>();
  await renderPermits(onCellsEdit);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Applicant' }));
  await userEvent.keyboard('Ada{Enter}');
  expect(onCellsEdit).toHaveBeenLastCalledWith([
    { key: 'p0', row: permits[0], columnId: 'applicant', value: 'Ada' },
  ]);
  await waitFor(() => expect(getCell(0, 'Applicant')).toHaveTextContent('Ada'));
  await waitFor(() => expect(getCell(1, 'Applicant')).toHaveFocus());
  await userEvent.keyboard('{F2}{Tab}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Area, m²' })).toHaveFocus());
  // Nothing was changed, so nothing is saved.
  expect(onCellsEdit).toHaveBeenCalledTimes(1);
});

test('Escape gives the value back, and a letter begins an edit', async () => {
  const onCellsEdit = vi.fn<Handler>();
  await renderPermits(onCellsEdit);
  const before = permits[0]?.applicant ?? '';
  await userEvent.keyboard('x{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(getCell(0, 'Applicant')).toHaveTextContent(before);
  await waitFor(() => expect(getCell(0, 'Applicant')).toHaveFocus());
  await userEvent.keyboard('Q');
  expect(screen.getByRole('textbox', { name: 'Applicant' })).toHaveFocus();
  expect(onCellsEdit).not.toHaveBeenCalled();
});

test('a rule of the field keeps the cell open with what was typed', async () => {
  const onCellsEdit = vi.fn<Handler>();
  await renderPermits(onCellsEdit);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Applicant' }));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Applicant' })).toBeInvalid();
  expect(onCellsEdit).not.toHaveBeenCalled();
});

test.each([
  ['a message of the server', () => [{ key: 'p0', columnId: 'applicant', message: 'Taken.' }]],
  ['a failed request', () => Promise.reject(new Error('offline'))],
])('%s is shown at the field, which keeps what was typed', async (_, respond) => {
  await renderPermits(respond);
  await userEvent.keyboard('!{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Applicant' });
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue(`${permits[0]?.applicant}!`);
});

test('a press elsewhere saves', async () => {
  const onCellsEdit = vi.fn<Handler>();
  await renderPermits(onCellsEdit);
  await userEvent.keyboard('!');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Paid' }));
  await waitFor(() => expect(onCellsEdit).toHaveBeenCalledTimes(1));
});

test('Ctrl+Z gives the portal the previous value', async () => {
  const onCellsEdit = vi.fn<Handler>();
  await renderPermits(onCellsEdit);
  await userEvent.keyboard('!{Enter}');
  await waitFor(() => expect(getCell(1, 'Applicant')).toHaveFocus());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(onCellsEdit).toHaveBeenCalledTimes(2));
  const [edit] = onCellsEdit.mock.lastCall?.[0] ?? [];
  expect(edit).toMatchObject({ key: 'p0', columnId: 'applicant', value: permits[0]?.applicant });
});

test('cells of a spreadsheet are pasted from the focused cell on, and what a column refuses is said at its cell', async () => {
  const onCellsEdit = vi.fn<Handler>();
  await renderPermits(onCellsEdit);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getCell(0, 'Applicant')).toHaveFocus());
  const clipboardData = { getData: () => 'Ada\tNew building\r\nGrace\tSignage\r\n' };
  await act(async () => {
    fireEvent.paste(getCell(0, 'Applicant'), { clipboardData });
  });
  const edits = onCellsEdit.mock.lastCall?.[0].map(({ key, value }) => [key, value]);
  expect(edits).toEqual([
    ['p0', 'Ada'],
    ['p1', 'Grace'],
  ]);
  const refused = within(getCell(1, 'Kind')).getByText('“Signage” cannot be pasted here.');
  expect(refused).toBeVisible();
});

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\tb\r\n', [['a', 'b']]],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['', [['']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['\t', [['', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('the text %j has these cells', (text, cells) => {
  expect(parseCells(text)).toEqual(cells);
});
