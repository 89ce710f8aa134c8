import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: {
    label: 'Available',
    value: <Money value={{ amount: 123450, currency: 'USD' }} />,
    description: 'Next: $ 250.00 on 05/03/2026',
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'lg', icon: <Icon as={Wallet} size={18} /> } };

export const AllStates: Story = {
  render: (args) => (
    <Grid minColumnWidth={280}>
      {permutations<typeof args>({
        tone: ['neutral', 'success', 'warning', 'danger'],
        size: ['md', 'lg'],
      }).map((props) => (
        <Card key={JSON.stringify(props)} as="div">
          <Stat {...args} {...props} />
        </Card>
      ))}
    </Grid>
  ),
};
