import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages of jobs', page: 4, pages: 12, getHref: (page) => `/jobs?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The current page is marked, and the first page has no previous one. */
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A single page renders nothing. */
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** The names of the links are texts of the library. */
export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={<Pagination {...args} label="صفحات المهام" />}
      zhHans={<Pagination {...args} label="任务页" />}
    />
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      {[1, 3, 6, 10, 12].map((page) => (
        <Pagination key={page} {...args} label={`Pages, at ${page}`} page={page} />
      ))}
      <Pagination {...args} label="Two pages" page={1} pages={2} />
      <Pagination {...args} label="Very many pages" page={500} pages={1200} />
    </Stack>
  ),
};
