import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import type { Keys } from '../../internal/keys.ts';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { FilterBar } from './FilterBar.tsx';

const platforms = ['Facebook', 'Instagram', 'YouTube', 'TikTok'];
const sorts = ['Best match', 'Newest', 'Highest pay'];
const toItems = (labels: string[]) => labels.map((label) => ({ id: label, label }));
const platformItems = toItems(platforms).map((item, index) => ({
  ...item,
  count: 3 * index,
}));

/** A filter bar that keeps its sort order and filters. */
function Example(args: Partial<ComponentProps<typeof FilterBar>>) {
  const [selected, setSelected] = useState<Keys>(['TikTok']);
  const [sort, setSort] = useState<Keys>(['Best match']);
  const [mine, setMine] = useState<Keys>([]);
  const sortProps = {
    selectionMode: 'single' as const,
    items: toItems(sorts),
    selectedKeys: sort,
    onSelectionChange: setSort,
  };
  const platformProps = {
    items: platformItems,
    selectedKeys: selected,
    onSelectionChange: setSelected,
  };
  return (
    <FilterBar
      searchField={<SearchField label="Search" isLabelHidden placeholder="Search" />}
      sortItem={{
        id: 'sort',
        label: 'Sort',
        content: <FilterChips {...sortProps} aria-label="Sort" />,
        bar: <FilterMenu {...sortProps} label="Sort" />,
      }}
      items={[
        {
          id: 'platform',
          label: 'Platform',
          content: <FilterChips {...platformProps} aria-label="Platform" />,
          bar: <FilterMenu {...platformProps} label="Platform" />,
        },
        {
          id: 'only',
          label: 'Only show',
          content: (
            <FilterChips
              aria-label="Only show"
              items={toItems(['I qualify', 'Not applied'])}
              selectedKeys={mine}
              onSelectionChange={setMine}
            />
          ),
        },
      ]}
      summary="12 jobs"
      activeCount={[...selected, ...mine].length}
      resultLabel="Show 12 jobs"
      {...args}
    />
  );
}

const meta = {
  title: 'Navigation/FilterBar',
  component: FilterBar,
  args: {
    searchField: null,
    sortItem: { id: 'sort', label: '', content: null },
    items: [],
    activeCount: 1,
    resultLabel: 'Show 12 jobs',
  },
  render: () => <Example />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below 768 px, a button opens a drawer with sort order and filters. A choice in the drawer applies at once. */
export const InDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...withoutPicture, docs: { story: { inline: false, iframeHeight: 560 } } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Filters (1)' });
    // In a wide window there is no button, because the filters are in the page.
    if (!button) return;
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Instagram 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 jobs' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (2)' })).toHaveFocus();
  },
};

/** With further filters, wide windows also have the button for the drawer. */
export const MoreFilters: Story = {
  parameters: withoutPicture,
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
