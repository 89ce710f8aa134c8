import type { Meta, StoryObj } from '@storybook/react-vite';
import { InFrame, InShadowRoot, InWindow } from '../../testing/RootFrames.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { RootExample } from '../../testing/RootExample.tsx';
import { RootProvider } from './RootProvider.tsx';

const meta = {
  title: 'Layout/RootProvider',
  component: RootProvider,
  parameters: withoutPicture,
  args: { children: <RootExample /> },
} satisfies Meta<typeof RootProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the page itself, nothing changes. */
export const Default: Story = {};

/** A whole portal in a shadow root, with its own provider. */
export const ShadowRoot: Story = {
  render: (args) => (
    <InShadowRoot>
      <RootProvider {...args} />
    </InShadowRoot>
  ),
};

/** A part of the portal in an iframe, rendered with `createPortal`. */
export const Iframe: Story = {
  render: (args) => (
    <InFrame>
      <RootProvider {...args} />
    </InFrame>
  ),
};

/** A whole portal in a second window. */
export const NewWindow: Story = {
  render: (args) => (
    <InWindow>
      <RootProvider {...args} />
    </InWindow>
  ),
};

/** The same part of a portal in a page, a shadow root and an iframe. */
export const AllStates: Story = {
  args: {
    children: (
      <Tooltip content="Copies the link">
        <Button>Copy</Button>
      </Tooltip>
    ),
  },
  render: (args) => (
    <Stack gap="md">
      <RootProvider {...args} />
      <InShadowRoot>
        <RootProvider {...args} />
      </InShadowRoot>
      <InFrame>
        <RootProvider {...args} />
      </InFrame>
    </Stack>
  ),
};
