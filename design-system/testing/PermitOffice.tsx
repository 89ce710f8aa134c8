import { useEffect, useState } from 'react';
import { Card } from '../data/Card/Card.tsx';
import { DescriptionItem, DescriptionList } from '../data/DescriptionList/DescriptionList.tsx';
import { Money } from '../data/Money/Money.tsx';
import { SelectionBar } from '../data/SelectionBar/SelectionBar.tsx';
import { editablePermitColumns } from '../data/Table/permitEditors.tsx';
import type { Permit } from '../data/Table/permits.ts';
import { Table } from '../data/Table/Table.tsx';
import type { TableGroup } from '../data/Table/tableColumn.ts';
import { gridFeatures } from '../data/Table/tableFeatures.ts';
import type { TableView } from '../data/Table/tableView.ts';
import { TableToolbar } from '../data/TableToolbar/TableToolbar.tsx';
import type { Keys } from '../internal/keys.ts';
import { Menu } from '../navigation/Menu/Menu.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { grantPermits, loadPermits, savePermits, type PermitPage } from './permitServer.ts';

/** The views that the office has saved under a name. */
const savedViews: Record<string, TableView> = {
  'All permits': {},
  'Waiting for a decision': {
    filters: { status: { values: ['Received', 'In review'] } },
    sorts: [{ column: 'due', direction: 'ascending' }],
  },
  'By officer': { groupBy: ['officer'], hiddenColumns: ['area', 'urgent'], density: 'compact' },
};
const viewNames = Object.keys(savedViews);

const sum = (rows: readonly Permit[], id: string) =>
  rows.reduce((total, row) => total + (id === 'fee' ? row.fee : row.paid), 0);

/** The list of a permit office: 5,000 rows at a server, of which more are loaded at the end. */
export function PermitOffice() {
  const [view, setView] = useState<TableView>({});
  const [pages, setPages] = useState(1);
  const [page, setPage] = useState<PermitPage & { request: string }>();
  const [selectedKeys, setSelectedKeys] = useState<Keys>([]);
  const [version, setVersion] = useState(0);

  const request = JSON.stringify([view, pages, version]);
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: PermitPage) => isCurrent && setPage({ ...loaded, request });
    void loadPermits(view, pages).then(show);
    return () => {
      isCurrent = false;
    };
  }, [view, pages, request]);

  const changeView = (next: TableView) => {
    setView(next);
    setPages(1);
    // Other permits match now.
    if (selectedKeys === 'all') setSelectedKeys([]);
  };
  const reloadAfter = async (saving: Promise<void>) => {
    await saving;
    setVersion(version + 1);
  };
  const grant = () => void reloadAfter(grantPermits(selectedKeys, view));
  const totals: Record<string, number | undefined> = { fee: page?.fees, paid: page?.paid };
  const columns = editablePermitColumns.map((column) => {
    const amount = totals[column.id];
    return {
      ...column,
      ...(amount !== undefined && {
        // Groups have the sums of their loaded rows; the total of all rows is the server's.
        total: (rows: readonly Permit[], group: TableGroup) => (
          <Money
            value={{ amount: group.length > 0 ? sum(rows, column.id) : amount, currency: 'EUR' }}
          />
        ),
      }),
    };
  });
  return (
    <Stack gap="sm">
      <TableToolbar
        columns={columns}
        rows={page?.rows ?? []}
        view={view}
        onViewChange={changeView}
        actions={
          <Menu
            aria-label="Saved views"
            items={viewNames.map((name) => ({
              id: name,
              label: name,
              onAction: () => changeView(savedViews[name] ?? {}),
            }))}
            trigger={
              <Button variant="ghost" size="sm">
                Views
              </Button>
            }
          />
        }
      />
      <Card padding="none">
        <Table
          aria-label="Permits"
          features={gridFeatures}
          dataMode="server"
          columns={columns}
          rows={page?.rows ?? []}
          getKey={({ id }) => id}
          view={view}
          onViewChange={changeView}
          hasColumnMenus
          allowsResizing
          marksChanges
          maxHeight="70vh"
          rowCount={page?.count}
          isLoading={page?.request !== request}
          {...(page && page.rows.length < page.count && { onLoadMore: () => setPages(pages + 1) })}
          selectionMode="multiple"
          selectedKeys={selectedKeys}
          onSelectionChange={setSelectedKeys}
          renderDetail={({ applicant, kind, district }) => (
            <DescriptionList layout="columns">
              <DescriptionItem label="Applicant">{applicant}</DescriptionItem>
              <DescriptionItem label="Kind">{kind}</DescriptionItem>
              <DescriptionItem label="District">{district}</DescriptionItem>
            </DescriptionList>
          )}
          onCellsEdit={(edits) =>
            reloadAfter(
              savePermits((permit) =>
                edits
                  .filter(({ key }) => key === permit.id)
                  .reduce((next, { columnId, value }) => ({ ...next, [columnId]: value }), permit),
              ),
            )
          }
          empty="No permits yet."
        />
      </Card>
      <SelectionBar
        selectedKeys={selectedKeys}
        rowCount={page?.count}
        onSelectAll={() => setSelectedKeys('all')}
        onClearSelection={() => setSelectedKeys([])}
        actions={[{ id: 'grant', label: 'Grant', onAction: grant }]}
      />
    </Stack>
  );
}
