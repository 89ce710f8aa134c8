import { useMemo } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { mountGrid, type GridProps } from '../entries/gridPage.tsx';

const collator = new Intl.Collator('en', { numeric: true });
const layoutOptions = { rowHeight: 40, headingHeight: 40 };

// React Aria neither sorts nor filters rows.
function Grid({ rows, isSorted, search, jobWidth }: GridProps) {
  const shown = useMemo(() => {
    const found = rows.filter(({ job }) => job.includes(search));
    return isSorted ? found.toSorted((a, b) => collator.compare(a.job, b.job)) : found;
  }, [rows, isSorted, search]);
  return (
    <ResizableTableContainer style={{ blockSize: 600, overflow: 'auto' }}>
      <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
        <Table aria-label="Payments" selectionMode="multiple">
          <TableHeader>
            <Column width={60}>
              <Checkbox slot="selection">Select</Checkbox>
            </Column>
            <Column isRowHeader width={jobWidth}>
              Job
            </Column>
            <Column width={200}>Brand</Column>
            <Column width={160}>Date</Column>
            <Column width={160}>Net</Column>
          </TableHeader>
          <TableBody items={shown}>
            {({ job, brand, on, net }) => (
              <Row>
                <Cell>
                  <Checkbox slot="selection">Select</Checkbox>
                </Cell>
                <Cell>{job}</Cell>
                <Cell>{brand}</Cell>
                <Cell>{on}</Cell>
                <Cell>{net}</Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </ResizableTableContainer>
  );
}

mountGrid(Grid);
