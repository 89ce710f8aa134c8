import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../data/Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
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

export const AllStates: Story = {
  render: () => (
    <Stack gap="lg">
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} gap="xs">
          <Text>{align}</Text>
          <Button variant="outline">One</Button>
          <Button variant="outline">Another one</Button>
        </Stack>
      ))}
    </Stack>
  ),
};
