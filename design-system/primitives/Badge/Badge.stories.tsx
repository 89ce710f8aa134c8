import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Accepted', tone: 'success' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnIcon: Story = {
  args: { icon: <Icon as={Clock} />, tone: 'warning', children: 'Due tomorrow' },
};

export const WithoutIcon: Story = { args: { icon: null } };

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        size: ['md', 'sm'],
        tone: ['neutral', 'primary', 'success', 'warning', 'danger'],
      }).map((props) => (
        <Badge key={JSON.stringify(props)} {...args} {...props}>
          {props.tone}
        </Badge>
      ))}
      <Badge {...args}>Morning tea in one minute, for people who have no time</Badge>
    </Inline>
  ),
};
