import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { ItemList } from './ItemList.tsx';

const meta = {
  title: 'Data/ItemList',
  component: ItemList,
  args: {
    label: 'Next up',
    items: [
      {
        id: '1',
        title: 'Send the draft',
        detail: 'Morning tea · due 05/03/2026',
        end: <Badge tone="warning">Due</Badge>,
      },
      { id: '2', title: 'Send the live link', detail: 'Night run', end: <Badge>Later</Badge> },
    ],
  },
  render: (args) => (
    <Card title="Next up">
      <ItemList {...args} />
    </Card>
  ),
} satisfies Meta<typeof ItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A stretched link makes the whole row its target. */
export const Linked: Story = {
  args: {
    items: ['Morning tea', 'Night run'].map((job, index) => ({
      id: job,
      title: (
        <Link href={`/jobs/${index}`} variant="quiet" isStretched>
          {job}
        </Link>
      ),
      detail: 'Northwind Tea',
      end: <Money value={{ amount: 25000, currency: 'USD' }} />,
    })),
  },
};

export const WithAvatars: Story = {
  args: {
    items: ['Northwind Tea', 'Solstice Drinks'].map((brand) => ({
      id: brand,
      start: <Avatar name={brand} shape="square" />,
      title: 'Send the draft',
      detail: brand,
    })),
  },
};

/** The end wraps below the title if both do not fit in one line. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    items: [
      { id: '1', title: 'Title only' },
      {
        id: '2',
        title:
          'A title that is much longer than the others, because it was imported from a system in which a title could be a whole sentence and was never shortened afterwards',
        detail: 'Detail',
        end: <Badge tone="success">Approved</Badge>,
      },
    ],
  },
};
