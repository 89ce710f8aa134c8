import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const longTrail = [
  { title: 'Jobs', href: '/jobs' },
  { title: 'Food and drink', href: '/jobs?topic=food' },
  { title: 'Morning tea in one minute, for people who have no time', href: '/jobs/1' },
  { title: 'Submission' },
];

const deepTrail = [
  { title: 'Jobs', href: '/jobs' },
  { title: 'Food and drink', href: '/jobs?topic=food' },
  { title: 'Hot drinks', href: '/jobs?topic=hot' },
  { title: 'Morning tea', href: '/jobs/1' },
  { title: 'Submission' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ title: 'Jobs', href: '/jobs' }, { title: 'Morning tea in one minute' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It begins at home; the last crumb is where the reader is, and no link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Morning tea in one minute')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** A crumb in the middle may have no page of its own. */
export const WithoutAddress: Story = {
  args: {
    items: [{ title: 'Account' }, { title: 'Profile', href: '/profile' }, { title: 'Edit' }],
  },
};

/** On a narrow screen a long trail wraps. */
export const Long: Story = {
  args: { items: longTrail },
};

/** From five crumbs on the middle is folded away; the button brings it back, and focus goes on there. */
export const Folded: Story = {
  args: { items: deepTrail },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Food and drink' })).toBeNull();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Food and drink' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** One crumb, home alone, a long trail, a folded one. A page has one trail: the others are there to be seen only. */
export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Breadcrumbs {...args} items={[{ title: 'Help center' }]} />
      {[[], longTrail, deepTrail].map((items) => (
        <div key={items.length} inert>
          <Breadcrumbs {...args} items={items} />
        </div>
      ))}
    </Stack>
  ),
};
