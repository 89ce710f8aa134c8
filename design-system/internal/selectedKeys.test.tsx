import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { Accordion } from '../data/Accordion/Accordion.tsx';
import { Table } from '../data/Table/Table.tsx';
import { FilterChips } from '../navigation/FilterChips/FilterChips.tsx';
import { FilterMenu } from '../navigation/FilterMenu/FilterMenu.tsx';
import { Menu } from '../navigation/Menu/Menu.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

/** `selectedKeys` of every collection: "all" means all, and no text is taken for its letters. */

// The letters of "all" are ids, too.
const ids = ['a', 'l', 'row-1', 'row-2'];
const options = ids.map((id) => ({ id, label: id }));
type Row = { id: string };
const columns = [{ id: 'name', header: 'Name', cell: ({ id }: Row) => id }];
const rowsOf = (keys: readonly string[]): Row[] => keys.map((id) => ({ id }));

type TableProps = Partial<ComponentProps<typeof Table<Row>>>;

function SelectableTable({ rows = rowsOf(ids), ...props }: TableProps) {
  return (
    <Table
      aria-label="Jobs"
      selectionMode="multiple"
      columns={columns}
      rows={rows}
      getKey={({ id }) => id}
      {...props}
    />
  );
}

const getSelected = () =>
  screen
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('rowheader').textContent);

test('"all" selects all rows of a table, also those that are loaded later', () => {
  const { rerender } = renderInDesignSystem(<SelectableTable selectedKeys="all" />);
  expect(getSelected()).toEqual(ids);
  expect(screen.getByRole('checkbox', { name: 'Select All' })).toBeChecked();
  rerender(<SelectableTable selectedKeys="all" rows={rowsOf([...ids, 'row-3'])} />);
  expect(getSelected()).toEqual([...ids, 'row-3']);
});

test('"all" also selects the rows of a long table that are not rendered, and one can be removed', async () => {
  const onSelectionChange = vi.fn<(keys: Set<string | number>) => void>();
  const many = Array.from({ length: 500 }, (_, index) => `row-${index}`);
  function Controlled() {
    const [keys, setKeys] = useState<'all' | Set<string | number>>('all');
    return (
      <SelectableTable
        rows={rowsOf(many)}
        selectedKeys={keys}
        onSelectionChange={(next) => {
          onSelectionChange(next);
          setKeys(next);
        }}
      />
    );
  }
  renderInDesignSystem(<Controlled />);
  const all = screen.getByRole('checkbox', { name: 'Select All' });
  expect(all).toBeChecked();
  await userEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  expect(onSelectionChange.mock.lastCall?.[0]).toEqual(new Set(many.slice(1)));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(onSelectionChange.mock.lastCall?.[0]).toEqual(new Set(many));
  await userEvent.click(all);
  expect(onSelectionChange.mock.lastCall?.[0]).toEqual(new Set());
});

test('a table without rows has nothing selected, and its later rows are, if all are selected initially', () => {
  const { rerender } = renderInDesignSystem(
    <SelectableTable defaultSelectedKeys="all" rows={[]} />,
  );
  expect(screen.getByRole('checkbox', { name: 'Select All' })).not.toBeChecked();
  rerender(<SelectableTable defaultSelectedKeys="all" />);
  expect(getSelected()).toEqual(ids);
});

test('"all" selects all chips of a filter, and pressing one removes it', async () => {
  const onSelectionChange = vi.fn();
  renderInDesignSystem(
    <FilterChips
      aria-label="Kind"
      items={options}
      selectedKeys="all"
      onSelectionChange={onSelectionChange}
    />,
  );
  for (const chip of screen.getAllByRole('button')) {
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  }
  await userEvent.click(screen.getByRole('button', { name: 'l' }));
  expect(onSelectionChange).toHaveBeenCalledWith(new Set(['a', 'row-1', 'row-2']));
});

test('"all" selects all items of a menu, but not its actions and links', async () => {
  const onSelectionChange = vi.fn();
  renderInDesignSystem(
    <Menu
      aria-label="Columns"
      trigger={<Button>Columns</Button>}
      selectionMode="multiple"
      selectedKeys="all"
      onSelectionChange={onSelectionChange}
      items={[...options, { id: 'reset', label: 'Reset', onAction: () => undefined }]}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  const checked = await screen.findAllByRole('menuitemcheckbox', { checked: true });
  expect(checked.map(({ textContent }) => textContent)).toEqual(ids);
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'a' }));
  expect(onSelectionChange).toHaveBeenCalledWith(new Set(['l', 'row-1', 'row-2']));
});

test('"all" selects all options of a filter menu', () => {
  renderInDesignSystem(
    <FilterMenu
      label="Kind"
      items={options}
      selectedKeys="all"
      onSelectionChange={() => undefined}
    />,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Kind: a+3');
});

test('"all" expands all items of an accordion', () => {
  const items = ids.map((id) => ({ id, title: id, content: id }));
  renderInDesignSystem(
    <Accordion items={items} allowsMultipleExpanded defaultExpandedKeys="all" />,
  );
  for (const button of screen.getAllByRole('button')) {
    expect(button).toHaveAttribute('aria-expanded', 'true');
  }
});

// In JavaScript, a single key may be passed as a text.
test('another text is one key, not its letters', () => {
  const text = 'row-1' as never;
  renderInDesignSystem(
    <>
      <SelectableTable selectedKeys={text} />
      <FilterMenu
        label="Kind"
        items={[{ id: 'row', label: 'Row' }, ...options]}
        selectedKeys={text}
        onSelectionChange={() => undefined}
      />
    </>,
  );
  expect(getSelected()).toEqual(['row-1']);
  expect(screen.getByRole('button', { name: /Kind/ })).toHaveTextContent('Kind: row-1');
});

test('types refuse a text that is not "all"', () => {
  const text: string = 'row-1';
  const check = () => (
    <>
      {/* @ts-expect-error A text is no list of keys. */}
      <SelectableTable selectedKeys={text} />
      {/* @ts-expect-error A text is no list of keys. */}
      <SelectableTable defaultSelectedKeys="row-1" />
      {/* @ts-expect-error A text is no list of keys. */}
      <Accordion items={[]} expandedKeys="row-1" />
      <FilterChips
        aria-label=""
        items={[]}
        // @ts-expect-error A text is no list of keys.
        selectedKeys={text}
        onSelectionChange={() => undefined}
      />
      {/* @ts-expect-error A text is no list of keys. */}
      <FilterMenu label="" items={[]} selectedKeys="row-1" onSelectionChange={() => undefined} />
      {/* @ts-expect-error A text is no list of keys. */}
      <Menu aria-label="" trigger={<Button>M</Button>} items={[]} selectedKeys={text} />
      <SelectableTable selectedKeys={new Set(['a'])} defaultSelectedKeys={['a', 1]} />
    </>
  );
  expect(check).toBeTypeOf('function');
});
