import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from '../Stat/Stat.tsx';
import { StatGroup } from '../StatGroup/StatGroup.tsx';
import { ShortFigure } from './ShortFigure.tsx';

const meta = {
  title: 'Data/ShortFigure',
  component: ShortFigure,
  args: { value: { amount: 1248025, currency: 'USD' } },
} satisfies Meta<typeof ShortFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The exact figure is the accessible name, and is shown in a tooltip on focus. */
export const Default: Story = {};

/** Short and exact figures in a group. */
export const AllStates: Story = {
  render: () => (
    <StatGroup>
      {[78000, 1248025, 987654321].map((amount) => (
        <Stat
          key={amount}
          label="Earned"
          value={<ShortFigure value={{ amount, currency: 'USD' }} />}
        />
      ))}
      <Stat label="Views" value={<ShortFigure value={12400} />} />
    </StatGroup>
  ),
};
