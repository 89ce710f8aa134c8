import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Pagination } from './Pagination.tsx';

const getHref = (page: number) => `/jobs?page=${page}`;

const example = { 'aria-label': 'Pages of jobs', page: 4, pageCount: 12, getHref };

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: example,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The current page is marked, and on the first page the link to the previous page is disabled. */
export const FirstPage: Story = {
  args: { page: 1 },
};

function PagesInState() {
  const [page, setPage] = useState(1);
  return <Pagination aria-label="Pages of jobs" page={page} pageCount={3} onPageChange={setPage} />;
}

/** For a list whose pages have no URLs, each page is a button. */
export const WithoutUrls: Story = {
  render: () => <PagesInState />,
};

/** A single page renders nothing. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
};

/** The names of the links are texts of the library. */
export const Localized: Story = {
  render: () => (
    <LocaleExamples
      ar={<Pagination {...example} aria-label="صفحات المهام" />}
      zhHans={<Pagination {...example} aria-label="任务页" />}
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: () => (
    <Stack>
      {[1, 3, 6, 10, 12].map((page) => (
        <Pagination key={page} {...example} aria-label={`Pages, at ${page}`} page={page} />
      ))}
      <Pagination {...example} aria-label="Two pages" page={1} pageCount={2} />
      <Pagination {...example} aria-label="Very many pages" page={500} pageCount={1200} />
    </Stack>
  ),
};
