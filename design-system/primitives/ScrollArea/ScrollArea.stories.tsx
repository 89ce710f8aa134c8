import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScrollArea } from './ScrollArea.tsx';

const meta = {
  title: 'Primitives/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Rules',
    maxHeight: '8rem',
    children: <p>One rule.</p>,
  },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It can be focused only if its content overflows. */
export const AllStates: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, index) => <p key={index}>Rule {index + 1}</p>),
  },
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByRole('group', { name: 'Rules' });
    await userEvent.tab();
    await waitFor(() => expect(area).toHaveFocus());
  },
};
