import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { editablePermitColumns } from './permitEditors.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';

test.each<[string, Partial<TableProps<Permit>>]>([
  ['menus and handles', { hasColumnMenus: true, allowsResizing: true }],
  ['groups', { defaultView: { groupBy: ['status', 'kind'] } }],
  ['details', { renderDetail: ({ officer }) => officer, defaultExpandedKeys: 'all' }],
  ['menus of rows', { getRowActions: () => [{ id: 'a', label: 'Open', href: '/' }] }],
  ['editors and checkboxes', { onCellsEdit: vi.fn(), selectionMode: 'multiple' }],
  ['handles that move rows', { onReorder: vi.fn(), disabledKeys: ['p1'] }],
  ['rows that are edited whole', { onCellsEdit: vi.fn(), editMode: 'row' }],
  ['checkboxes of groups', { selectionMode: 'multiple', defaultView: { groupBy: ['kind'] } }],
  ['filters that no row passes', { defaultView: { filters: { number: { contains: 'x' } } } }],
])('a table with %s is hydrated without an error', async (_, props) => {
  const page = (
    <DesignSystemProvider locale="en" navigate={() => undefined}>
      <Table
        aria-label="Permits"
        features={gridFeatures}
        columns={editablePermitColumns}
        rows={listPermits(5)}
        getKey={({ id }) => id}
        {...props}
      />
    </DesignSystemProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  expect(screen.getByRole('columnheader', { name: /^No/ })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
