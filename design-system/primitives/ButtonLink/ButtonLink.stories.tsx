import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '/jobs', children: 'Browse jobs' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A forward arrow is mirrored in right-to-left text. */
export const WithIcon: Story = { args: { icon: <Icon as={ArrowRight} size={18} isDirectional /> } };

export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = { args: { isFullWidth: true } };

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        variant: ['solid', 'soft', 'ghost'],
        size: ['sm', 'md', 'lg'],
      }).map((props) => (
        <ButtonLink key={JSON.stringify(props)} {...args} {...props}>
          {props.variant} {props.size}
        </ButtonLink>
      ))}
      {permutations<typeof args>({
        variant: ['solid', 'soft', 'ghost'],
        isDisabled: [true],
      }).map((props) => (
        <ButtonLink key={JSON.stringify(props)} {...args} {...props}>
          Disabled
        </ButtonLink>
      ))}
      <ButtonLink {...args} icon={<Icon as={ArrowRight} size={18} isDirectional />} />
      <ButtonLink {...args} icon={<Icon as={ArrowRight} size={18} isDirectional />}>
        Morning tea in one minute, for people who have no time
      </ButtonLink>
    </Inline>
  ),
};
