import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { PlatformName } from '../../portal/PlatformName/PlatformName.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Ranking, type RankingItem } from './Ranking.tsx';

const brands: RankingItem[] = [
  ['Northwind Tea', 125050],
  ['Lumen Skincare', 98000],
  ['Fjell & Fjord', 64000],
  ['Saffron Kitchen', 31050],
  ['Sundial Watches', 15000],
  ['Paper Moon', 9900],
  ['Old Harbour Coffee', 4200],
  ['Tablemates', 0],
].map(([label, value]) => ({ id: String(label), label, value: Number(value) }));

const meta = {
  title: 'Data/Ranking',
  component: Ranking,
  args: {
    title: 'Earned by brand',
    description: 'Northwind Tea paid you most: $ 1,250.50.',
    items: brands,
    labelHeader: 'Brand',
    valueHeader: 'Earned',
    currency: 'USD',
    level: 2,
  },
} satisfies Meta<typeof Ranking>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The six largest items are shown; a button shows all. */
export const Default: Story = {};

/** Counts, with an icon and a name as the label. */
export const Platforms: Story = {
  args: {
    title: 'Jobs by platform',
    description: 'Most of your jobs were on Instagram.',
    items: [
      { id: 'instagram', label: <PlatformName platform="instagram" />, value: 9 },
      { id: 'tiktok', label: <PlatformName platform="tiktok" />, value: 4 },
      { id: 'youtube', label: <PlatformName platform="youtube" />, value: 1 },
    ],
    labelHeader: 'Platform',
    valueHeader: 'Completed jobs',
    currency: undefined,
  },
};

export const Empty: Story = { args: { items: [], empty: 'No earnings in 2024' } };

/** The ranking is in a card, with a negative figure and a long name. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    items: [
      ...brands.slice(0, 2),
      { id: 'long', label: 'The Very Long Name of a Company With Several Parts', value: 40000 },
      { id: 'negative', label: 'Corrected', value: -2500 },
    ],
  },
  render: (args) => (
    <Card>
      <Ranking {...args} />
    </Card>
  ),
};
