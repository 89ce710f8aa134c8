import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

type Job = { id: string; title: string; brief: string };

const briefs = [
  'One post.',
  'A reel of thirty seconds in the morning light, with the tea in the first three of them, and a story on the day after that leads to the shop.',
  'Three stories that show the product and its price.',
];

function createJobs(count: number): Job[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `Job ${index + 1}`,
    brief: briefs[index % briefs.length] ?? '',
  }));
}

// Waits, because while the list scrolls, more rows are rendered in the direction of scrolling.
async function expectFewElements(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelectorAll('*').length).toBeLessThan(150));
}

const meta = {
  title: 'Data/VirtualList',
  component: VirtualList<Job>,
  args: {
    'aria-label': 'Open jobs',
    items: createJobs(1000),
    getKey: ({ id }) => id,
    maxHeight: '24rem',
    empty: 'No open jobs.',
    children: ({ title, brief }) => (
      <Card title={title} level={2} variant="outlined">
        {brief}
      </Card>
    ),
  },
} satisfies Meta<VirtualListProps<Job>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A thousand rows, of which only those near the visible area are rendered. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('group', { name: 'Open jobs' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(2));
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '1000');
    await expectFewElements(canvasElement);
  },
};

/** Tab moves from link to link, through rows that were not rendered before. */
export const ByKeyboard: Story = {
  args: {
    children: ({ id, title, brief }) => (
      <Card title={title} level={2} variant="outlined" href={`/jobs/${id}`}>
        {brief}
      </Card>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Job 1' });
    // The first Tab focuses the list itself, which scrolls.
    await userEvent.tab();
    for (let place = 1; place <= 12; place += 1) {
      await userEvent.tab();
      const link = await canvas.findByRole('link', { name: `Job ${place}` });
      await waitFor(() => expect(link).toHaveFocus());
    }
    await expectFewElements(canvasElement);
  },
};

/** Rows of different heights do not overlap at any scroll position. */
export const TenThousand: Story = {
  parameters: withoutPicture,
  args: { items: createJobs(10_000) },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('group');
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(2));
    for (const top of [900, 40_000, list.scrollHeight / 2]) {
      list.scrollTop = top;
      await waitFor(async () => {
        const edges = within(list)
          .getAllByRole('listitem')
          .map((row) => row.getBoundingClientRect())
          .sort((a, b) => a.top - b.top);
        const overlaps = edges.filter(
          (edge, index) => edge.top < (edges[index - 1]?.bottom ?? edge.top) - 1,
        );
        await expect(edges.length).toBeGreaterThan(2);
        await expect(overlaps).toEqual([]);
      });
    }
    await expectFewElements(canvasElement);
    list.scrollTop = 0;
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const AllStates: Story = { args: ByKeyboard.args ?? {} };
