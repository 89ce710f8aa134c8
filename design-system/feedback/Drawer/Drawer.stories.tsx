import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  args: {
    title: 'Filters',
    children: (
      <Stack gap="sm">
        {['Instagram', 'TikTok', 'YouTube'].map((name) => (
          <CheckboxField key={name} label={name} />
        ))}
      </Stack>
    ),
    footer: ({ close }) => (
      <>
        <Button variant="soft" onPress={close}>
          Reset
        </Button>
        <Button onPress={close}>Show 12 jobs</Button>
      </>
    ),
    defaultOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

// A picture would show only the button.
export const Default: Story = { parameters: withoutPicture };

/** Escape closes the drawer, and focus returns to its button. */
export const WithTrigger: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <DialogTrigger>
      <Button>Filters</Button>
      <Drawer title={args.title}>{args.children}</Drawer>
    </DialogTrigger>
  ),
};

/** The drawer opens at the start of the page in both directions. Below 576 px it fills the window. */
export const StartSide: Story = {
  args: { placement: 'start', size: 'sm' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toBeVisible());
    const { left, right, width } = drawer.getBoundingClientRect();
    const isRtl = getComputedStyle(drawer).direction === 'rtl';
    if (window.innerWidth >= 576) await expect(width).toBeLessThanOrEqual(320);
    // The space between the drawer and the start of the window.
    const room = isRtl ? document.documentElement.clientWidth - right : left;
    await waitFor(() => expect(room).toBeLessThanOrEqual(20));
  },
};

export const BottomSide: Story = { args: { placement: 'bottom' } };

/** Long content scrolls between title and actions. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    size: 'lg',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Rule {index + 1}: state in the first line that the post is paid for.</p>
    )),
  },
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Show 12 jobs' });
    await waitFor(() => expect(action).toBeVisible());
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
