import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { Tabs } from './Tabs.tsx';

const weeks = Array.from({ length: 14 }, (_, index) => ({
  id: String(index),
  label: `Week ${index + 1}`,
  content: <p>Week {index + 1} of the campaign.</p>,
}));

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    'aria-label': 'My jobs by state',
    items: [
      { id: 'active', label: 'Active', count: 3, content: <p>Three jobs need your work.</p> },
      {
        id: 'applied',
        label: 'Applied',
        count: 12,
        content: <p>Twelve brands will decide soon.</p>,
      },
      {
        id: 'completed',
        label: 'Completed',
        badge: { count: 2, 'aria-label': '2 unread messages' },
        content: <p>No completed jobs yet.</p>,
      },
    ],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The selected tab is controlled by the application, for example by the URL. */
export const Controlled: Story = { args: { selectedKey: 'completed' } };

/** Tabs scroll horizontally and never wrap. */
export const Many: Story = { args: { items: weeks } };

const parts = ['Earnings by job', 'Ahead', 'Transactions', 'Withdrawals', 'Year'].map((label) => ({
  id: label,
  label,
  content: <p>{label} of this wallet.</p>,
}));

/** A quiet switch between the parts of a page, in the same row as the title of the page. */
export const Segmented: Story = {
  parameters: withoutPicture,
  args: { 'aria-label': 'Wallet views', variant: 'segmented', items: parts },
  render: (args) => (
    <Page title="Wallet">
      <Tabs {...args} />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('tablist');
    const title = canvas.getByRole('heading', { level: 1 });
    // The vertical middle of an element.
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    if (window.innerWidth >= 768) {
      await waitFor(() => expect(Math.abs(middle(list) - middle(title))).toBeLessThan(4));
      await expect(list.getBoundingClientRect().height).toBe(32);
    } else {
      await expect(list.getBoundingClientRect().top).toBeGreaterThan(middle(title));
      // The tabs are in one row, which scrolls.
      await expect(list.getBoundingClientRect().height).toBeLessThan(48);
    }
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Year of this wallet.');
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <Tabs {...args} defaultSelectedKey="applied" />
      <Tabs
        {...args}
        aria-label="The weeks of the campaign"
        items={weeks}
        defaultSelectedKey="11"
      />
      <Tabs {...args} aria-label="Wallet views" items={parts} variant="segmented" />
    </Stack>
  ),
};
