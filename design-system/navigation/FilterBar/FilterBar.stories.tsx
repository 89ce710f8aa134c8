import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { FilterBar } from './FilterBar.tsx';

const platforms = ['Facebook', 'Instagram', 'YouTube', 'TikTok'];
const sorts = ['Best match', 'Newest', 'Highest pay'];
const toOptions = (labels: string[]) => labels.map((label) => ({ id: label, label }));
const platformOptions = toOptions(platforms).map((option, index) => ({
  ...option,
  count: 3 * index,
}));

function Example(args: Partial<ComponentProps<typeof FilterBar>>) {
  const [selected, setSelected] = useState(['TikTok']);
  const [sort, setSort] = useState(['Best match']);
  return (
    <FilterBar
      search={<SearchField label="Search" isLabelHidden placeholder="Search" />}
      sort={{
        label: 'Sort by',
        content: (
          <FilterChips
            label="Sort by"
            selectionMode="single"
            options={toOptions(sorts)}
            selectedKeys={sort}
            onSelectionChange={setSort}
          />
        ),
      }}
      filters={[
        {
          label: 'Platform',
          content: (
            <FilterChips
              label="Platform"
              options={platformOptions}
              selectedKeys={selected}
              onSelectionChange={setSelected}
            />
          ),
        },
      ]}
      activeCount={selected.length}
      resultLabel="Show 12 jobs"
      {...args}
    />
  );
}

const meta = {
  title: 'Navigation/FilterBar',
  component: FilterBar,
  args: {
    search: null,
    sort: { label: '', content: null },
    filters: [],
    activeCount: 1,
    resultLabel: 'Show 12 jobs',
  },
  render: () => <Example />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below 992 px a button opens sort order and filters in a drawer; what is chosen there applies at once. */
export const InDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...withoutPicture, docs: { story: { inline: false, iframeHeight: 560 } } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Filters (1)' });
    // In a wide window the filters are in the page.
    if (!button) return;
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Instagram 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 jobs' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (2)' })).toHaveFocus();
  },
};

/** With further filters, wide windows have the button too. */
export const MoreFilters: Story = {
  render: () => <Example more={<TextField label="City" />} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    await expect(await screen.findByRole('textbox', { name: 'City' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 jobs' }));
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: () => (
    <>
      <Example activeCount={0} />
      <Example activeCount={0} more={<TextField label="City" />} />
    </>
  ),
};
