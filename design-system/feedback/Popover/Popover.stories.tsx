import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="soft">How is this calculated?</Button>,
    title: 'What you receive',
    children: <p>The fee of the brand minus 10% for Byline. It arrives about 30 days later.</p>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a title, the popover has the label of its button as name. */
export const Untitled: Story = {
  render: () => (
    <Popover
      trigger={
        <IconButton aria-label="About the fee">
          <Icon as={CircleHelp} size={20} />
        </IconButton>
      }
      placement="end"
      defaultOpen
    >
      Byline keeps 10%.
    </Popover>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'About the fee' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The content of a popover can close it. */
export const WithActions: Story = {
  parameters: withoutPicture,
  args: {
    defaultOpen: true,
    children: ({ close }) => (
      <Stack gap="sm">
        <p>The fee of the brand minus 10% for Byline.</p>
        <Button size="sm" onPress={close}>
          Got it
        </Button>
      </Stack>
    ),
  },
};

/** Start and end follow the direction of the page. */
export const Placements: Story = {
  render: (args) => (
    <Grid minColumnWidth={160}>
      {(['top', 'top end', 'bottom', 'bottom end', 'start', 'end'] as const).map((placement) => (
        <Popover
          key={placement}
          {...args}
          placement={placement}
          trigger={<Button variant="soft">{placement}</Button>}
        />
      ))}
    </Grid>
  ),
};

/** Long content scrolls, with a shadow at its lower edge while there is more. */
export const AllStates: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  args: {
    defaultOpen: true,
    placement: 'bottom',
    children: (
      <Stack gap="xs">
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Rule {index + 1}: state in the first line that the post is paid for.</p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'What you receive' });
    // The shadow of the ScrollArea is a sticky pseudo-element.
    const hasShadow = () =>
      [...dialog.children].some(
        (child) => getComputedStyle(child, '::after').position === 'sticky',
      );
    await waitFor(() => expect(hasShadow()).toBe(true));
  },
};
