import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    content: 'Star this page',
    children: (
      <IconButton aria-label="Star" variant="soft">
        <Icon as={Star} size={18} />
      </IconButton>
    ),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The tooltip opens on keyboard focus, describes the control, and closes with Escape. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Star this page');
    await expect(screen.getByRole('button')).toHaveAccessibleDescription('Star this page');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** An empty text renders no tooltip. */
export const Empty: Story = {
  parameters: withoutPicture,
  args: { content: '' },
};

/** At the edge of the window, the tooltip is at the other side of the control. */
export const Flips: Story = {
  parameters: { layout: 'fullscreen' },
  args: { defaultOpen: true },
};

export const AllStates: Story = {
  parameters: { ...inEveryMode, docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { defaultOpen: true },
  render: (args) => (
    <Stack gap="lg" align="center">
      <Tooltip {...args} placement="top" />
      <Tooltip {...args} placement="end" content="At the end" />
      <Tooltip
        {...args}
        placement="bottom"
        content="A longer text wraps at the edge of the bubble."
      />
    </Stack>
  ),
};
