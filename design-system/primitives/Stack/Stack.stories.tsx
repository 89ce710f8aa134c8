import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: ['First', 'Second', 'Third'].map((title) => (
      <Card key={title} title={title} level={3}>
        A card in a stack.
      </Card>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: '2xs' } };

/** Children keep their own width, at one side or centered. */
export const Aligned: Story = {
  args: {
    align: 'center',
    children: (
      <>
        <Text size="xl">No jobs yet</Text>
        <Button>Find a job</Button>
      </>
    ),
  },
};

/** Badges and buttons keep their width; a button with `isFullWidth` is as wide as the stack. */
export const BadgesAndButtons: Story = {
  args: {
    children: (
      <>
        <Badge tone="success">Open</Badge>
        <Button>Apply</Button>
        <ButtonLink href="#terms" variant="soft">
          Terms
        </ButtonLink>
        <Button isFullWidth>Sign in</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wide = canvas.getByRole('button', { name: 'Sign in' });
    const unstretched = [
      // The badge around the text, because on a translated page the text has further elements around it.
      canvas.getByText('Open').closest('[data-tone]') ?? canvasElement,
      canvas.getByRole('button', { name: 'Apply' }),
      canvas.getByRole('link', { name: 'Terms' }),
    ];
    const { left, right, width } = wide.getBoundingClientRect();
    const isRtl = document.documentElement.dir === 'rtl';
    for (const element of unstretched) {
      const box = element.getBoundingClientRect();
      await expect(box.width).toBeLessThan(width / 2);
      await expect(isRtl ? box.right : box.left).toBeCloseTo(isRtl ? right : left, 0);
    }
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack gap="lg">
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} gap="xs">
          <Text>{align}</Text>
          <Button variant="soft">One</Button>
          <Button variant="soft">Another one</Button>
        </Stack>
      ))}
    </Stack>
  ),
};
