import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Star } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Star this job', children: <Icon as={Star} size={20} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { isDisabled: true } };

/** A spinner of the same size takes the place of the icon; the button keeps its size, its focus and its name. */
export const Pending: Story = {
  render: (args) => (
    <Inline gap="sm">
      <IconButton {...args} />
      <IconButton {...args} isPending />
    </Inline>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const spinner = await canvas.findByRole('img', { name: 'In progress' });
    const [idle, pending] = canvas.getAllByRole('button');
    if (!idle || !pending) throw new Error('A button is missing.');
    // The computed size, because the bounding box of the spinner grows while it turns.
    const readSize = (element: Element | null) => {
      const { width, height } = getComputedStyle(element ?? document.body);
      return `${width} × ${height}`;
    };
    await expect(readSize(pending)).toBe(readSize(idle));
    await expect(readSize(spinner)).toBe(readSize(idle.querySelector('svg')));
    await expect(pending).toHaveAccessibleName('Star this job In progress');
    await userEvent.click(pending);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A number at the corner. Its meaning is part of the label. */
export const WithBadge: Story = {
  args: {
    'aria-label': '3 unread messages',
    children: <Icon as={Bell} size={20} />,
    badge: { count: 3 },
  },
  render: (args) => (
    <Inline gap="sm">
      <IconButton {...args} />
      <IconButton {...args} aria-label="120 unread messages" badge={{ count: 120 }} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    // The mark of a single digit is a circle.
    const mark = canvasElement.querySelector('[data-count="3"]');
    const { width = 0, height = 1 } = mark?.getBoundingClientRect() ?? {};
    await expect(Math.round(width)).toBe(Math.round(height));
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        variant: ['ghost', 'soft', 'solid'],
        tone: ['primary', 'danger'],
        size: ['sm', 'md', 'lg'],
      }).map((props) => (
        <IconButton key={JSON.stringify(props)} {...args} {...props} />
      ))}
      {permutations<typeof args>({
        variant: ['ghost', 'soft', 'solid'],
        isDisabled: [true, false],
      }).map((props) => (
        <IconButton
          key={JSON.stringify(props)}
          {...args}
          {...props}
          isPending={!props.isDisabled}
        />
      ))}
    </Inline>
  ),
};
