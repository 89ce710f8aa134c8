import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const longPath = [
  { label: 'Jobs', href: '/jobs' },
  { label: 'Food and drink', href: '/jobs?topic=food' },
  { label: 'Morning tea in one minute, for people who have no time', href: '/jobs/1' },
  { label: 'Submission' },
];

const deepPath = [
  { label: 'Jobs', href: '/jobs' },
  { label: 'Food and drink', href: '/jobs?topic=food' },
  { label: 'Hot drinks', href: '/jobs?topic=hot' },
  { label: 'Morning tea', href: '/jobs/1' },
  { label: 'Submission' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Jobs', href: '/jobs' }, { label: 'Morning tea in one minute' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first crumb is a link home; the last crumb is the current page and not a link. */
export const Default: Story = {};

/** Crumbs before the last one can also be text instead of a link. */
export const WithoutHref: Story = {
  args: {
    items: [{ label: 'Account' }, { label: 'Profile', href: '/profile' }, { label: 'Edit' }],
  },
};

/** A long name in the middle is truncated, so that the current page is readable and the path stays on one line. */
export const Long: Story = {
  args: { items: longPath },
  decorators: (Story) => (
    <div style={{ inlineSize: 420 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return;
    const crumbs = canvas.getAllByRole('listitem');
    await expect(new Set(crumbs.map(({ offsetTop }) => offsetTop)).size).toBe(1);
    const isTruncated = (name: string) => {
      const text = canvas.getByText(name).closest('li > *');
      return (text?.scrollWidth ?? 0) > (text?.clientWidth ?? 0);
    };
    await expect(isTruncated('Submission')).toBe(false);
    await expect(isTruncated(longPath[2]?.label ?? '')).toBe(true);
  },
};

/** A long title of the current page is truncated, because the heading of the page repeats it. */
export const LongTitle: Story = {
  args: { items: [{ label: 'Jobs', href: '/jobs' }, { label: longPath[2]?.label ?? '' }] },
  decorators: (Story) => (
    <div style={{ inlineSize: 300 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 768) return;
    const [home, jobs, last] = canvas.getAllByRole('listitem');
    await expect(last?.offsetTop).toBe(home?.offsetTop);
    await expect(jobs).toHaveTextContent('Jobs');
    const box = canvasElement.querySelector('ol')?.getBoundingClientRect();
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0);
  },
};

/** Phones show only the parent page. */
export const OnPhones: Story = {
  args: { items: longPath },
  parameters: withoutPicture,
  globals: { viewport: { value: 'phone' } },
};

/** With five or more crumbs after home, the middle is collapsed. The button expands it and focuses its first crumb. */
export const Collapsed: Story = {
  args: { items: deepPath },
};

/** The first crumb and the button of a collapsed path are texts of the library. */
export const Localized: Story = {
  render: () => (
    <LocaleExamples
      ar={
        <Breadcrumbs
          items={[
            { label: 'المهام', href: '/jobs' },
            { label: 'الطعام والشراب', href: '/jobs?topic=food' },
            { label: 'المشروبات الساخنة', href: '/jobs?topic=hot' },
            { label: 'شاي الصباح', href: '/jobs/1' },
            { label: 'التسليم' },
          ]}
        />
      }
      zhHans={<Breadcrumbs items={[{ label: '任务', href: '/jobs' }, { label: '一分钟早茶' }]} />}
    />
  ),
};

/**
 * A path with one crumb, home alone, a long path and a collapsed path. All but one are inert, because a page has one breadcrumb
 * landmark.
 */
export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <Breadcrumbs {...args} items={[{ label: 'Help center' }]} />
      {[[], longPath, deepPath].map((items) => (
        <div key={items.length} inert>
          <Breadcrumbs {...args} items={items} />
        </div>
      ))}
    </Stack>
  ),
};
