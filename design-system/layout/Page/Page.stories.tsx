import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/Card/Card.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: { title: 'My jobs', children: <Card>The content of the page.</Card> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Breadcrumbs, heading, introduction and actions. */
export const WithEverything: Story = {
  args: {
    title: 'Morning tea in one minute',
    description: 'Northwind Tea wants to see how tea fits into a short morning.',
    breadcrumbItems: [{ label: 'Jobs', href: '/jobs' }, { label: 'Morning tea in one minute' }],
    actions: <Button>Apply for this job</Button>,
  },
  play: async ({ canvas }) => {
    // In narrower windows the actions are below the heading.
    if (window.innerWidth < 768) return;
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top + action.height / 2).toBeCloseTo(title.top + title.height / 2, 0);
    const intro = canvas.getByText(/Northwind Tea wants/).getBoundingClientRect();
    await expect(intro.top).toBeGreaterThanOrEqual(title.bottom);
  },
};

/** With and without breadcrumbs and actions, the content begins at the same height: 76 px below the start of the page. */
export const SameStart: Story = {
  parameters: withoutPicture,
  render: () => (
    <>
      {[0, 1, 2, 3].map((index) => (
        // Inert from the second page with breadcrumbs on, because a document has one breadcrumb landmark.
        <div key={index} inert={index > 2}>
          <Page
            title="My jobs"
            breadcrumbItems={
              index > 1 ? [{ label: 'Jobs', href: '/jobs' }, { label: 'Tea' }] : undefined
            }
            actions={index % 2 === 1 && <Button>Export</Button>}
          >
            <Card>The content of the page.</Card>
          </Page>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return;
    const starts = canvas.getAllByText('The content of the page.').map((text) => {
      const page = text.closest('[data-width]');
      const content = page?.lastElementChild?.getBoundingClientRect().top ?? 0;
      return Math.round(content - (page?.getBoundingClientRect().top ?? 0));
    });
    await expect(starts).toEqual([76, 76, 76, 76]);
  },
};

export const Reading: Story = {
  args: {
    width: 'reading',
    title: 'Privacy',
    children: (
      <p>
        {Array.from(
          { length: 12 },
          () => 'We store only the data needed to find you work and to pay you. ',
        )}
      </p>
    ),
  },
};

/** A page with a single form is in the centre of the screen. */
export const FormWidth: Story = { args: { width: 'form', title: 'Sign in' } };

export const MessageWidth: Story = {
  args: {
    width: 'message',
    title: 'Page not found',
    breadcrumbItems: undefined,
    actions: undefined,
  },
};

/** A picture or an example beside the heading and the actions. */
export const WithMedia: Story = {
  args: {
    size: 'lg',
    title: 'Paid work for creators, with a date on every amount',
    description: 'Find jobs from brands that fit your audience.',
    actions: <Button size="lg">Join with email</Button>,
    media: <Card title="Sunrise Spritz">Your draft is in review.</Card>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const action = canvas.getByRole('button', { name: 'Join with email' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(action.offsetWidth).toBeLessThan(title.offsetWidth / 2);
  },
};

/** A page that presents the product. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    size: 'lg',
    title: 'Paid work for creators, with a date on every amount',
    description: 'Find jobs from brands that fit your audience.',
  },
};
