import type { Meta, StoryObj } from '@storybook/react-vite';
import { InFrame, InShadowRoot, InWindow } from '../../docs/RootFrames.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { RootExample } from './RootExample.tsx';
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
    <InShadowRoot mode="open">
      <RootProvider {...args} />
    </InShadowRoot>
  ),
};

/** Closed shadow roots do not work: React Aria receives no events from inside of them. */
export const ClosedShadowRoot: Story = {
  render: (args) => (
    <InShadowRoot mode="closed">
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
