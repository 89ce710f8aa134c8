import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Star, Wallet } from 'lucide-react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { as: Star },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An icon without text next to it needs a label. */
export const Labelled: Story = { args: { 'aria-label': 'Starred' } };

/** A forward arrow is mirrored in right-to-left text. */
export const Directional: Story = { args: { as: ArrowRight, isDirectional: true } };

export const AllStates: Story = {
  render: () => (
    <Inline gap="md">
      {[16, 20, 24, 32].map((size) => (
        <Icon key={size} as={Wallet} size={size} />
      ))}
      <Icon as={ArrowRight} isDirectional />
    </Inline>
  ),
};
