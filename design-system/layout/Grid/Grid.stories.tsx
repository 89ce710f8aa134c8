import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../data/Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      <Card key={index} title={`Job ${index + 1}`} level={3}>
        A card in a grid.
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NarrowColumns: Story = { args: { minColumnWidth: 140, gap: 'sm' } };

/** A column is never wider than the screen. */
export const WideColumns: Story = { args: { minColumnWidth: 2000 } };

/** Two or three children of one kind fill the row. */
export const Stretched: Story = {
  args: {
    isFullWidth: true,
    minColumnWidth: 200,
    children: (
      <>
        <Card title="Next up">Two steps are due this week.</Card>
        <Card title="Invitations">One brand waits for a reply.</Card>
      </>
    ),
  },
};

export const AllStates: Story = { args: { gap: '2xl', minColumnWidth: 200 } };
