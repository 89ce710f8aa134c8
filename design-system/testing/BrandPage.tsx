import { Banner } from '../feedback/Banner/Banner.tsx';
import { Card } from '../data/Card/Card.tsx';
import { Chart } from '../data/Chart/Chart.tsx';
import { Stat } from '../data/Stat/Stat.tsx';
import { StatGroup } from '../data/StatGroup/StatGroup.tsx';
import { Table } from '../data/Table/Table.tsx';
import { CheckboxField } from '../inputs/CheckboxField/CheckboxField.tsx';
import { SelectField } from '../inputs/SelectField/SelectField.tsx';
import { SwitchField } from '../inputs/SwitchField/SwitchField.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Page } from '../layout/Page/Page.tsx';
import { Tabs } from '../navigation/Tabs/Tabs.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { ProgressBar } from '../primitives/ProgressBar/ProgressBar.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';

type Order = {
  id: string;
  customer: string;
  amount: string;
  state: 'success' | 'warning' | 'danger';
};

const orders: Order[] = [
  { id: 'A-1042', customer: 'Lena Fischer', amount: '$ 120.00', state: 'success' },
  { id: 'A-1043', customer: 'Omar Haddad', amount: '$ 48.50', state: 'warning' },
  { id: 'A-1044', customer: 'Mei Chen', amount: '$ 1,310.00', state: 'danger' },
];

const states = { success: 'Paid', warning: 'Open', danger: 'Failed' };

const seriesNames = ['North', 'South', 'East', 'West', 'Online', 'Phone', 'Fairs', 'Partners'];
const series = seriesNames.map((label) => ({ id: label, label }));
const points = ['2026-01', '2026-02', '2026-03'].map((x, month) => ({
  x,
  values: Object.fromEntries(
    seriesNames.map((name, index) => [name, 20 + ((index * 7 + month * 11) % 30)]),
  ),
}));

const options = [
  { id: 'all', label: 'All orders' },
  { id: 'open', label: 'Open' },
];

const form = (
  <Stack>
    <TextField label="Customer" description="As on the invoice." isRequired />
    <TextField label="Amount" errorMessage="The amount must be more than 0." />
    <SelectField label="Show" options={options} defaultValue="all" />
    <CheckboxField label="Send a receipt" defaultSelected />
    <SwitchField label="Remind in a week" defaultSelected />
    <Inline>
      <Button>Save</Button>
      <Button variant="soft">Cancel</Button>
      <Button variant="ghost">Copy</Button>
      <Button tone="danger">Delete</Button>
    </Inline>
  </Stack>
);

/** Renders a dense page with most of what a brand changes. */
export function BrandPage() {
  return (
    <Page title="Orders">
      <Stack>
        <Banner tone="warning" title="Two orders are open">
          Remind the customers, or <Link href="#cancel">cancel them</Link>.
        </Banner>
        <StatGroup>
          <Stat label="Revenue" value="$ 1,478.50" />
          <Stat label="Orders" value="3" />
          <Stat label="Returns" value="0" />
        </StatGroup>
        <Grid>
          <Card title="New order">{form}</Card>
          <Card title="Progress">
            <Stack>
              <ProgressBar label="Packed" value={64} />
              <ProgressBar label="Sent" value={30} tone="success" />
              <Inline>
                <Badge>Draft</Badge>
                <Badge tone="primary">New</Badge>
                <Badge tone="success">Paid</Badge>
                <Badge tone="warning">Open</Badge>
                <Badge tone="danger">Failed</Badge>
              </Inline>
              <Tabs
                aria-label="Periods"
                items={[
                  { id: 'week', label: 'Week', content: 'This week.' },
                  { id: 'month', label: 'Month', content: 'This month.' },
                ]}
              />
            </Stack>
          </Card>
        </Grid>
        <Card title="All orders" padding="none">
          <Table
            aria-label="All orders"
            rows={orders}
            getKey={({ id }) => id}
            selectionMode="multiple"
            defaultSelectedKeys={['A-1043']}
            columns={[
              { id: 'id', header: 'Order', isRowHeader: true, cell: ({ id }) => id },
              { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
              {
                id: 'state',
                header: 'State',
                cell: ({ state }) => <Badge tone={state}>{states[state]}</Badge>,
              },
              { id: 'amount', header: 'Amount', isNumeric: true, cell: ({ amount }) => amount },
            ]}
          />
        </Card>
        <Card>
          <Chart
            title="Orders by region"
            description="Eight regions."
            series={series}
            items={points}
          />
        </Card>
      </Stack>
    </Page>
  );
}
