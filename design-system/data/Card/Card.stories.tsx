import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Money } from '../Money/Money.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Card } from './Card.tsx';
import { CardHeader } from './CardHeader.tsx';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: {
    title: 'Next up',
    children: <p>Submit the draft for “Morning tea in one minute” by 05/03/2026.</p>,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// A refresh that takes a moment.
const wait = () => new Promise((resolve) => setTimeout(resolve, 300));

/**
 * Several actions are in a menu, one is a button. The menu has Collapse, Refresh and Remove, in this order. Its button is visible while the pointer or the focus is in the card, and
 * always on touch screens.
 */
export const WithButtons: Story = {
  args: { isCollapsible: true, onRefresh: wait, onRemove: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Actions Next up' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(button.parentElement!).opacity).toBe('1'));
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Collapse',
      'Refresh',
      'Remove',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Collapsed content is 1.5rem high and cannot be focused; expanded it has its automatic height. */
export const Collapses: Story = {
  args: { isCollapsible: true },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Collapse Next up' });
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await userEvent.click(button);
    // 24 px are 1.5rem.
    await waitFor(() => expect(content?.getBoundingClientRect().height).toBe(24));
    await expect(content).toHaveAttribute('inert');
    await userEvent.click(button);
    await waitFor(() => expect(content?.getBoundingClientRect().height).toBeGreaterThan(40));
    await expect(content).not.toHaveAttribute('inert');
  },
};

const onRefresh = () => wait().then(() => Promise.reject(new Error('offline')));

/** The card is covered until the promise of `onRefresh` ends, even if it rejects. */
export const Refreshes: Story = {
  args: { onRefresh },
};

/** A removed card disappears, and the focus moves to the neighbouring card. */
export const Removes: Story = {
  render: () => (
    <Grid>
      <Card title="Invitations" onRemove={fn()}>
        Three brands invited you.
      </Card>
      <Card title="Wallet">$ 1,234.50 available.</Card>
    </Grid>
  ),
};

/** The header alone, on a surface that is not a card. */
export const HeaderOnly: Story = {
  render: () => (
    <CardHeader
      title="Invitations"
      description="Three brands invited you"
      actions={<Badge>New</Badge>}
    />
  ),
};

/** The heading is a link whose target is the whole card. */
export const WholeCardLink: Story = {
  args: {
    title: 'Morning tea in one minute',
    href: '/jobs/1',
    description: 'Northwind Tea',
    icon: <Avatar name="Northwind Tea" shape="square" />,
    actions: <Badge tone="success">You qualify</Badge>,
    footer: (
      <span>
        <Money value={{ amount: 25000, currency: 'USD' }} /> · closes in 2 days
      </span>
    ),
  },
};

/** A removed card can be restored from the row that replaces it. */
export const Restores: Story = {
  args: { title: 'Invitations', onRemove: fn(), onRestore: fn() },
};

export const Localized: Story = {
  args: { isCollapsible: true, onRefresh: wait, onRemove: fn() },
  render: (args) => (
    <LocaleExamples
      ar={
        <Card {...args} title="الخطوة التالية">
          <p>أرسل مسودة «شاي الصباح في دقيقة واحدة» قبل 05/03/2026.</p>
        </Card>
      }
      zhHans={
        <Card {...args} title="下一步">
          <p>请在 05/03/2026 前提交“一分钟早茶”的草稿。</p>
        </Card>
      }
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Grid>
      <Card title="Raised" description="The default" isCollapsible onRefresh={wait} onRemove={fn()}>
        {args.children}
      </Card>
      <Card title="Collapsed" isCollapsible defaultExpanded={false}>
        {args.children}
      </Card>
      <Card title="Outlined" variant="outlined">
        {args.children}
      </Card>
      <Card title="Sunken" variant="sunken" padding="sm">
        {args.children}
      </Card>
      <Card as="div">Without a title.</Card>
    </Grid>
  ),
};
