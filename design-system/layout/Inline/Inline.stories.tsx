import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: ['Food', 'Drink', 'Travel', 'Sport'].map((name) => <Badge key={name}>{name}</Badge>),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Children at both ends of the line. */
export const Between: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Text>Jobs for you</Text>
        <Button variant="soft">All jobs</Button>
      </>
    ),
  },
};

/** Children wrap when the line is full. */
export const Wraps: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <Badge key={index}>Topic {index + 1}</Badge>
    )),
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify} align="baseline" gap="md">
          <Text size="xl">{justify}</Text>
          <Text size="xs">small</Text>
          <Button size="sm">Go</Button>
        </Inline>
      ))}
    </Stack>
  ),
};
