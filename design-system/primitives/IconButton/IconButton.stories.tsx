import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Star this job', children: <Icon as={Star} size={20} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The label is its accessible name; Enter presses it. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Star this job' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        variant: ['ghost', 'outline', 'soft', 'solid'],
        tone: ['primary', 'danger'],
        size: ['sm', 'md', 'lg'],
      }).map((props) => (
        <IconButton key={JSON.stringify(props)} {...args} {...props} />
      ))}
      {permutations<typeof args>({
        variant: ['ghost', 'outline', 'soft', 'solid'],
        isDisabled: [true],
      }).map((props) => (
        <IconButton key={JSON.stringify(props)} {...args} {...props} />
      ))}
    </Inline>
  ),
};
