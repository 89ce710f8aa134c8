import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScrollArea } from './ScrollArea.tsx';

const meta = {
  title: 'Primitives/ScrollArea',
  component: ScrollArea,
  args: {
    'aria-label': 'Rules',
    maxHeight: '8rem',
    children: <p>One rule.</p>,
  },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const rules = Array.from({ length: 20 }, (_, index) => <p key={index}>Rule {index + 1}</p>);

// The shadow is a pseudo-element, which is sticky while there is more content.
const hasShadow = (area: Element) => getComputedStyle(area, '::after').position === 'sticky';

/** The shadow at the lower edge disappears at the end of the content, and the height of the content stays the same. */
export const Shadow: Story = {
  args: { children: rules },
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByRole('group', { name: 'Rules' });
    await waitFor(() => expect(hasShadow(area)).toBe(true));
    const { scrollHeight } = area;
    area.scrollTo(0, scrollHeight);
    await waitFor(() => expect(hasShadow(area)).toBe(false));
    await expect(area.scrollHeight).toBe(scrollHeight);
    area.scrollTo(0, 0);
    await waitFor(() => expect(hasShadow(area)).toBe(true));
  },
};

/** A scroll area can be focused only if its content overflows. */
export const AllStates: Story = {
  args: { children: rules },
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByRole('group', { name: 'Rules' });
    await userEvent.tab();
    await waitFor(() => expect(area).toHaveFocus());
  },
};
