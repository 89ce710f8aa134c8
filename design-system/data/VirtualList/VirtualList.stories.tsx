import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

type Job = { id: string; title: string; brief: string };

const briefs = [
  'One post.',
  'A reel of thirty seconds in the morning light, with the tea in the first three of them, and a story on the day after that leads to the shop.',
  'Three stories, with the product in hand and its price in words.',
];

function manyJobs(count: number): Job[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `Job ${index + 1}`,
    brief: briefs[index % briefs.length] ?? '',
  }));
}

const meta = {
  title: 'Data/VirtualList',
  component: VirtualList<Job>,
  args: {
    label: 'Open jobs',
    rows: manyJobs(1000),
    rowKey: ({ id }) => id,
    rowText: ({ title }) => title,
    height: '24rem',
    emptyText: 'No jobs are open now.',
    children: ({ title, brief }) => (
      <Card title={title} level={2} look="outlined">
        {brief}
      </Card>
    ),
  },
} satisfies Meta<VirtualListProps<Job>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A thousand rows, of which the page has only those in sight. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('grid', { name: 'Open jobs' });
    await waitFor(() => expect(within(list).getAllByRole('row').length).toBeGreaterThan(2));
    await expect(list).toHaveAttribute('aria-rowcount', '1000');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(150);
  },
};

/** The arrows go from row to row, End to the very last, and each is read with its place. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('row', { name: 'Job 1' });
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Job 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Job 2' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'Job 1000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-rowindex', '1000');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(150);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Job 1' })).toHaveFocus());
  },
};

/** The rows of different heights do not overlap, wherever the list is scrolled to. */
export const TenThousand: Story = {
  args: { rows: manyJobs(10_000) },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('grid');
    await waitFor(() => expect(within(list).getAllByRole('row').length).toBeGreaterThan(2));
    for (const place of [900, 40_000, list.scrollHeight / 2]) {
      list.scrollTop = place;
      await waitFor(async () => {
        const edges = within(list)
          .getAllByRole('row')
          .map((row) => row.getBoundingClientRect())
          .sort((a, b) => a.top - b.top);
        const overlaps = edges.filter(
          ({ top }, index) => top < (edges[index - 1]?.bottom ?? top) - 1,
        );
        await expect(edges.length).toBeGreaterThan(2);
        await expect(overlaps).toEqual([]);
      });
    }
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(150);
    list.scrollTop = 0;
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No jobs are open now.')).toBeVisible();
  },
};

/** Rows with a link: it is in the row, and Enter on the row follows it. */
export const AllStates: Story = {
  args: {
    rowHref: ({ id }) => `/jobs/${id}`,
    children: ({ id, title, brief }) => (
      <Card title={title} level={2} look="outlined" href={`/jobs/${id}`}>
        {brief}
      </Card>
    ),
  },
};
