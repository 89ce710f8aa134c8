import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { examplePicture } from '../../testing/examplePicture.ts';
import { Card } from '../Card/Card.tsx';
import { Cover } from './Cover.tsx';

const meta = {
  title: 'Data/Cover',
  component: Cover,
  args: { seed: 'Petal Post' },
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { src: examplePicture } };

/** Faint, as a background behind something more important. */
export const Quiet: Story = { args: { isQuiet: true } };

/** The pattern is shown if the picture cannot be loaded. */
export const PictureFails: Story = { args: { src: 'data:image/png,broken' } };

/** Jobs of one brand share its colours. */
export const OnCards: Story = {
  render: (args) => (
    <Grid minColumn={220}>
      {['First sip of the day', 'Evening sip', 'Sip and bike'].map((title) => (
        <Card
          key={title}
          title={title}
          media={<Cover {...args} seed={title} paletteSeed="Solstice Drinks" />}
        />
      ))}
    </Grid>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="md">
      <Cover {...args} size="sm" seed="Tablemates" />
      <Cover {...args} size="md" seed="Kindly Pets" />
      <Cover {...args} size="lg" seed="Wren Stationery" />
    </Stack>
  ),
};
