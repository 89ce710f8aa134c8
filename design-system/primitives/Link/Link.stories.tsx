import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../data/Card/Card.tsx';
import { Money } from '../../data/Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/help-center', children: 'help center' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <p>
      Find answers in the <Link {...args} />, or contact us.
    </p>
  ),
};

/** Underlined only while hovered. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Terms' } };

/** The whole card is the target and shows the focus ring. */
export const Stretched: Story = {
  render: () => (
    <Card as="div">
      <Stack gap="2xs" as="div">
        <Link href="/jobs/1" isStretched variant="quiet">
          Morning tea in one minute
        </Link>
        <span>
          <bdi>Northwind Tea</bdi> · <Money value={{ amount: 25000, currency: 'USD' }} />
        </span>
      </Stack>
    </Card>
  ),
  // The link fills the nearest positioned ancestor.
  decorators: [(Story) => <div style={{ position: 'relative' }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack gap="sm" align="start">
      <Link href="/jobs">Within the application</Link>
      <Link href="https://example.com" target="_blank" rel="noreferrer">
        Another site
      </Link>
      <Link href="/terms" variant="quiet">
        Quiet
      </Link>
    </Stack>
  ),
};
