import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Chart } from './Chart.tsx';
import type { ChartPoint } from './chartData.ts';

// The heading of the tooltip: the table for screen readers has the same texts.
const inTooltip = { selector: 'strong, strong *' };

const earned = [42000, 31050, 0, 77500, 125050, 98000, 64000, 15000, 88000, 132000, 110000, 54000];

const points: ChartPoint[] = earned.map((amount, index) => ({
  x: `2026-${String(index + 1).padStart(2, '0')}`,
  values: { earned: amount, withdrawn: index % 3 === 2 ? 100000 : 20000, jobs: index % 5 },
}));

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: {
    title: 'Earned and withdrawn',
    description: 'In 2026 you earned $ 8,366.00. October was the best month.',
    series: [
      { id: 'earned', label: 'Earned' },
      { id: 'withdrawn', label: 'Withdrawn' },
    ],
    items: points,
    level: 2,
    currency: 'USD',
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plot has a name and can be focused; its figures are in a table for screen readers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('application', { name: 'Earned and withdrawn' });
    await expect(plot).toHaveAccessibleDescription(/October was the best month/);
    await expect(canvas.getByRole('table', { name: 'Earned and withdrawn' })).toBeInTheDocument();
    // The Content-Security-Policy of the app blocks style elements without a nonce.
    await expect(canvasElement.querySelector('style')).toBeNull();
  },
};

/** The arrow keys move between months and announce their figures. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('application');
    const isRtl = document.documentElement.dir === 'rtl';
    plot.focus();
    await waitFor(() => expect(canvas.getByText('January 2026', inTooltip)).toBeVisible());
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    const month = await canvas.findByText('February 2026', inTooltip);
    await expect(month.closest('strong')?.parentElement).toHaveTextContent('Earned $ 310.50');
  },
};

/** The exact figures in rows. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /^Show as table/ }));
    await waitFor(() => expect(canvas.queryByRole('application')).toBeNull());
    await expect(canvas.getByRole('row', { name: 'May 2026 $ 1,250.50 $ 200.00' })).toBeVisible();
  },
};

/** A series of bars and a series as a line, with plain numbers. */
export const BarsAndALine: Story = {
  args: {
    title: 'Jobs per month',
    description: 'You finished 21 jobs in 2026.',
    series: [
      { id: 'jobs', label: 'Finished' },
      { id: 'applied', label: 'Applied', type: 'line' },
    ],
    items: points.map(({ x, values }, index) => ({
      x,
      values: { ...values, applied: 3 + (index % 4) },
    })),
    currency: undefined,
  },
};

/** Categories instead of months: their texts are shown unchanged. */
export const Categories: Story = {
  args: {
    title: 'Jobs per topic',
    description: 'Half of your jobs are about food.',
    series: [{ id: 'jobs', label: 'Jobs' }],
    items: [
      { x: 'Food', values: { jobs: 12 } },
      { x: 'Travel', values: { jobs: 7 } },
      { x: 'Sport', values: { jobs: 5 } },
    ],
    xHeader: 'Topic',
    currency: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('application')).focus();
    await waitFor(() => expect(canvas.getByText('Food', inTooltip)).toBeVisible());
    await expect(canvas.getByRole('columnheader', { name: 'Topic' })).toBeInTheDocument();
    await expect(canvas.queryByText(/Invalid/)).toBeNull();
  },
};

/** Numbers on the x axis are placed to scale, and formatted with `formatX`. */
export const Numbers: Story = {
  args: {
    title: 'Views after publication',
    description: 'After three weeks a post has nearly all of its views.',
    series: [{ id: 'views', label: 'Views', type: 'line' }],
    items: [1, 2, 3, 7, 14, 21, 60].map((day) => ({
      x: day,
      values: { views: Math.round(9000 * (1 - 1 / (day + 1))) },
    })),
    xHeader: 'Day',
    formatX: (day, length) => (length === 'long' ? `Day ${day}` : String(day)),
    currency: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isRtl = document.documentElement.dir === 'rtl';
    (await canvas.findByRole('application')).focus();
    await waitFor(() => expect(canvas.getByText('Day 1', inTooltip)).toBeVisible());
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await canvas.findByText('Day 2', inTooltip);
  },
};

export const Empty: Story = { args: { items: [], empty: 'No earnings in 2024' } };

export const Loading: Story = { args: { items: [], isLoading: true } };

/** Four series differ in fill and dashes as well as colour. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    series: [
      { id: 'earned', label: 'Earned' },
      { id: 'withdrawn', label: 'Withdrawn' },
      { id: 'expected', label: 'Expected', type: 'line' },
      { id: 'goal', label: 'Goal', type: 'line' },
    ],
    items: points.map(({ x, values }, index) => ({
      x,
      values: { ...values, expected: 60000 + index * 5000, goal: index > 3 ? 90000 : undefined },
    })),
  },
  render: (args) => (
    <Card>
      <Chart {...args} />
    </Card>
  ),
};
