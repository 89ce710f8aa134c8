import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { editablePermitColumns } from './permitEditors.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';

afterEach(() => vi.restoreAllMocks());

/** Renders a table whose code for editing has loaded. Returns a focused cell that can be edited. */
async function renderCell(props: Partial<TableProps<Permit>> = {}) {
  renderInDesignSystem(
    <Table
      aria-label="Permits"
      columns={editablePermitColumns}
      rows={listPermits(1)}
      getKey={({ id }) => id}
      features={gridFeatures}
      onCellsEdit={() => undefined}
      {...props}
    />,
  );
  const cell = screen.getByText('Wohnungsbaugenossenschaft Friedrichshain eG').closest('td');
  await waitFor(async () => {
    await userEvent.dblClick(cell as Element);
    expect(screen.getByRole('textbox', { name: 'Applicant' })).toHaveFocus();
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(cell).toHaveFocus());
  return cell as HTMLElement;
}

type Init = KeyboardEventInit & { keyCode?: number; modifiers?: string[] };

/** Presses a key as browsers report it. Returns whether its default, which writes the letter, is left. */
function press(cell: HTMLElement, { modifiers = [], ...init }: Init): boolean {
  const event = createEvent.keyDown(cell, init);
  Object.defineProperty(event, 'getModifierState', {
    value: (name: string) => modifiers.includes(name),
  });
  return fireEvent(cell, event);
}

const findField = () => screen.queryByRole('textbox', { name: 'Applicant' });

test.each<[string, Init]>([
  ['an input method on Windows', { key: 'Process', keyCode: 229 }],
  ['an input method on a Mac', { key: 'k', keyCode: 229, isComposing: true }],
  ['an input method of a phone', { key: 'Unidentified', keyCode: 229 }],
  ['an accent', { key: 'Dead', keyCode: 192 }],
  ['AltGr on Windows', { key: '@', ctrlKey: true, altKey: true, modifiers: ['AltGraph'] }],
  [
    'AltGr and Shift',
    { key: 'Ł', ctrlKey: true, altKey: true, shiftKey: true, modifiers: ['AltGraph'] },
  ],
  ['AltGr on Linux', { key: '€', modifiers: ['AltGraph'] }],
])('%s begins an edit and is typed into the field', async (_, init) => {
  const cell = await renderCell();
  expect(press(cell, init)).toBe(true);
  const field = findField() as HTMLInputElement;
  expect(field).toHaveFocus();
  // What is composed replaces the content.
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('Option begins an edit on a Mac, where it writes letters', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const cell = await renderCell();
  expect(press(cell, { key: 'å', altKey: true })).toBe(true);
  expect(findField()).toHaveFocus();
});

test.each<[string, Init]>([
  ['Alt and a letter, which opens a menu on Windows', { key: 'e', altKey: true }],
  ['Ctrl and a letter', { key: 'a', ctrlKey: true }],
  ['Ctrl, Alt and a letter', { key: 'a', ctrlKey: true, altKey: true }],
  ['Command and Option', { key: 'å', metaKey: true, altKey: true }],
  ['a modifier', { key: 'AltGraph', modifiers: ['AltGraph'] }],
  ['the space bar', { key: ' ' }],
])('%s begins no edit', async (_, init) => {
  const cell = await renderCell();
  press(cell, init);
  expect(findField()).toBeNull();
});

test('an input method begins to edit a whole row at the cell', async () => {
  const cell = await renderCell({ editMode: 'row' });
  press(cell, { key: 'Process', keyCode: 229 });
  expect(findField()).toHaveFocus();
});
