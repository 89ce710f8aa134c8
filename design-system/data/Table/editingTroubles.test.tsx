import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Form } from '../../inputs/Form/Form.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { applyEdits, editablePermitColumns } from './permitEditors.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';

/** What goes wrong around edits: rows that leave, servers that fail, and other fields of the page. */

const permits = listPermits(3);
type Handler = NonNullable<TableProps<Permit>['onCellsEdit']>;
let setRows: (change: (rows: readonly Permit[]) => readonly Permit[]) => void;

function Permits({ onCellsEdit, ...props }: Partial<TableProps<Permit>>) {
  const [rows, setPermits] = useState<readonly Permit[]>(permits);
  setRows = setPermits;
  return (
    <Table
      aria-label="Permits"
      columns={editablePermitColumns}
      rows={rows}
      getKey={({ id }) => id}
      features={gridFeatures}
      onCellsEdit={async (edits) => {
        const errors = await onCellsEdit?.(edits);
        if (!errors?.length) setPermits((before) => applyEdits(before, edits));
        return errors;
      }}
      {...props}
    />
  );
}

const getCell = (key: string, column: string) => {
  const titles = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  const index = titles.findIndex(({ dataset }) => dataset['column'] === column);
  const row = document.querySelector(`[data-part="body-row"][data-key="${key}"]`);
  return row?.querySelectorAll('[data-part="cell"]')[index] as HTMLElement;
};

const getField = () => screen.getByRole('textbox', { name: 'Applicant' });

async function openEditor(key = 'p0'): Promise<void> {
  await waitFor(async () => {
    await userEvent.dblClick(getCell(key, 'applicant'));
    expect(getField()).toHaveFocus();
  });
}

async function renderPermits(
  onCellsEdit: Handler = vi.fn(),
  props: Partial<TableProps<Permit>> = {},
) {
  renderInDesignSystem(<Permits onCellsEdit={onCellsEdit} {...props} />);
  await openEditor();
}

/** A server that answers when it is told to. */
function createServer() {
  const answers: { resolve: () => void; reject: () => void }[] = [];
  const onCellsEdit = vi.fn<Handler>(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          resolve: () => resolve(undefined),
          reject: () => reject(new Error('offline')),
        });
      }),
  );
  return { answers, onCellsEdit };
}

test('the message of an edit whose row has left is shown at its cell when the row is back', async () => {
  const { answers, onCellsEdit } = createServer();
  await renderPermits(onCellsEdit);
  await userEvent.keyboard('!{Enter}');
  act(() => setRows((rows) => rows.filter(({ id }) => id !== 'p0')));
  await act(async () => answers[0]?.reject());
  act(() => setRows(() => permits));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(getCell('p0', 'applicant')).toHaveTextContent('Not saved. Try again.');
});

test('an editor whose row has left does not open when the row is back', async () => {
  await renderPermits();
  await userEvent.keyboard('!');
  await act(async () => setRows((rows) => rows.filter(({ id }) => id !== 'p0')));
  expect(document.body).not.toHaveFocus();
  act(() => setRows(() => permits));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what is typed while an edit is being saved stays', async () => {
  const { answers, onCellsEdit } = createServer();
  await renderPermits(onCellsEdit);
  await userEvent.keyboard('!{Enter}');
  await userEvent.click(getField());
  await userEvent.keyboard('?');
  await act(async () => answers[0]?.resolve());
  expect(getField()).toHaveValue(`${permits[0]?.applicant}!?`);
});

test('a failed edit does not take the focus from the next editor', async () => {
  const { answers, onCellsEdit } = createServer();
  await renderPermits(onCellsEdit);
  await userEvent.keyboard('!{Tab}');
  const next = await screen.findByRole('textbox', { name: 'Area, m²' });
  await waitFor(() => expect(next).toHaveFocus());
  await act(async () => answers[0]?.reject());
  expect(next).toHaveFocus();
});

test.each([
  ['Tab', 'p2', 'fee', '{Tab}'],
  ['Shift+Tab', 'p0', 'applicant', '{Shift>}{Tab}{/Shift}'],
  ['Enter', 'p2', 'applicant', '{Enter}'],
  ['Shift+Enter', 'p0', 'applicant', '{Shift>}{Enter}{/Shift}'],
])('%s at the end of the cells keeps the focus in the cell', async (_, key, column, keys) => {
  await renderPermits();
  await userEvent.keyboard('{Escape}');
  await userEvent.dblClick(getCell(key, column));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await waitFor(() => expect(getCell(key, column)).toHaveFocus());
});

test('an undo that fails can be tried again and leaves the edits before it', async () => {
  let isOffline = false;
  const onCellsEdit = vi.fn<Handler>(async () => {
    if (isOffline) throw new Error('offline');
  });
  await renderPermits(onCellsEdit);
  await userEvent.keyboard('1{Enter}');
  await waitFor(() => expect(getCell('p1', 'applicant')).toHaveFocus());
  await userEvent.keyboard('{F2}2{Enter}');
  await waitFor(() => expect(getCell('p2', 'applicant')).toHaveFocus());
  const undo = async () => {
    await userEvent.keyboard('{Control>}z{/Control}');
    await act(async () => undefined);
  };
  isOffline = true;
  await undo();
  isOffline = false;
  await undo();
  expect(onCellsEdit.mock.lastCall?.[0]).toMatchObject([{ key: 'p1' }]);
  await undo();
  expect(onCellsEdit.mock.lastCall?.[0]).toMatchObject([{ key: 'p0' }]);
});

test('a message of a pasted text leaves when the cell is saved', async () => {
  await renderPermits();
  await userEvent.keyboard('{Escape}');
  const paste = (text: string) =>
    act(async () => {
      fireEvent.paste(getCell('p0', 'area'), { clipboardData: { getData: () => text } });
    });
  await paste('none');
  expect(getCell('p0', 'area')).toHaveTextContent('cannot be pasted');
  await paste('12');
  expect(getCell('p0', 'area')).not.toHaveTextContent('cannot be pasted');
});

test.each(['a text field', 'a text area', 'editable text'])(
  'Ctrl+Z in %s of a row undoes no edit',
  async (name) => {
    const onCellsEdit = vi.fn<Handler>();
    await renderPermits(onCellsEdit, {
      renderDetail: () => (
        <>
          <input aria-label="a text field" />
          <textarea aria-label="a text area" />
          <div contentEditable role="textbox" aria-label="editable text" tabIndex={0} />
        </>
      ),
      defaultExpandedKeys: ['p0'],
    });
    await userEvent.keyboard('!{Enter}');
    await waitFor(() => expect(onCellsEdit).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('textbox', { name }));
    await userEvent.keyboard('a{Control>}z{/Control}');
    expect(onCellsEdit).toHaveBeenCalledTimes(1);
  },
);

test('a press elsewhere in the dialog of a table saves', async () => {
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(
    <div role="dialog" aria-label="Permits">
      <p>Elsewhere</p>
      <Permits onCellsEdit={onCellsEdit} />
    </div>,
  );
  await openEditor();
  await userEvent.keyboard('!');
  await userEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(onCellsEdit).toHaveBeenCalledTimes(1));
});

test('a cell in a form is saved without sending the form', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onSubmit = vi.fn();
  const onCellsEdit = vi.fn<Handler>();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <Permits onCellsEdit={onCellsEdit} />
    </Form>,
  );
  await openEditor();
  await userEvent.keyboard('!{Enter}');
  await waitFor(() => expect(onCellsEdit).toHaveBeenCalledTimes(1));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}', '{Escape}'])(
  'after an option was chosen, %s reaches the editor',
  async (key) => {
    await renderPermits();
    await userEvent.keyboard('{Escape}');
    await userEvent.dblClick(getCell('p0', 'officer'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Officer/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    act(() => getCell('p0', 'officer').focus());
    await userEvent.keyboard(key);
    await waitFor(() =>
      expect(getCell('p0', 'officer').querySelector('[data-part="cell-editor"]')).toBeNull(),
    );
  },
);

test('a typed and a pasted value are checked by the rule of the column', async () => {
  const onCellsEdit = vi.fn<Handler>();
  const columns = editablePermitColumns.map((column) => ({
    ...column,
    validate: (value: unknown) => (value === 'Nemo' ? 'No applicant.' : undefined),
  }));
  await renderPermits(onCellsEdit, { columns });
  await userEvent.clear(getField());
  await userEvent.keyboard('Nemo{Enter}');
  await waitFor(() => expect(getField()).toBeInvalid());
  expect(screen.getByText('No applicant.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const clipboardData = { getData: () => 'Ada\nNemo' };
  await act(async () => {
    fireEvent.paste(getCell('p0', 'applicant'), { clipboardData });
  });
  expect(onCellsEdit.mock.calls).toMatchObject([[[{ key: 'p0', value: 'Ada' }]]]);
  expect(getCell('p1', 'applicant')).toHaveTextContent('No applicant.');
});
