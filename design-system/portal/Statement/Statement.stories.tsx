import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '../../data/DateTime/DateTime.tsx';
import { Money } from '../../data/Money/Money.tsx';
import { Statement, type StatementProps } from './Statement.tsx';

type Line = { id: string; on: string; text: string; amount: number; balance: number };

const usd = (amount: number) => <Money value={{ amount, currency: 'USD' }} />;

const lines: Line[] = [
  { id: '1', on: '2026-03-02', text: 'Earned with Morning tea', amount: 25000, balance: 37000 },
  { id: '2', on: '2026-03-02', text: 'Fee for Morning tea', amount: -2500, balance: 34500 },
  { id: '3', on: '2026-03-19', text: 'Withdrawal W-1A2B3C4D', amount: -30000, balance: 4500 },
];

const statement: StatementProps<Line> = {
  title: 'Statement, March 2026',
  issuer: 'Byline',
  items: [
    { id: 'name', label: 'Name', value: 'Maya Lindqvist' },
    { id: 'currency', label: 'Currency', value: 'USD' },
    { id: 'opening', label: 'Opening balance', value: usd(12000) },
  ],
  columns: [
    { id: 'on', header: 'Date', cell: ({ on }) => <DateTime value={on} isDateOnly /> },
    { id: 'text', header: 'Description', isRowHeader: true, cell: ({ text }) => text },
    { id: 'amount', header: 'Amount', isNumeric: true, cell: ({ amount }) => usd(amount) },
    { id: 'balance', header: 'Balance', isNumeric: true, cell: ({ balance }) => usd(balance) },
  ],
  rows: lines,
  getKey: ({ id }) => id,
  empty: 'No transactions in March 2026.',
  totalItems: [
    { id: 'earned', label: 'Earned', value: usd(25000) },
    { id: 'fees', label: 'Fees', value: usd(-2500) },
    { id: 'withdrawn', label: 'Withdrawn', value: usd(-30000) },
    { id: 'closing', label: 'Closing balance', value: usd(4500) },
  ],
  footer: 'Dates are in UTC.',
};

const meta = {
  title: 'Portal/Statement',
  component: Statement<Line>,
  args: statement,
} satisfies Meta<typeof Statement<Line>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rows: [] } };

/** The first statement has lines, the second has none. */
export const AllStates: Story = {
  render: () => (
    <>
      <Statement {...statement} />
      <br />
      <Statement {...statement} title="Statement, April 2026" rows={[]} footer={undefined} />
    </>
  ),
};
