import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { expect, waitFor } from 'storybook/test';
import { List } from './List.tsx';

const meta = {
  title: 'Data/List',
  component: List,
  args: {
    items: [
      'Show the product in the first three seconds.',
      'Explain in your own words what you like.',
      'Name the brand once: @northwindtea',
    ],
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The heading above must explain the markers. */
export const Dos: Story = { args: { marker: 'check' } };

export const Donts: Story = { args: { marker: 'cross' } };

/** Points in a language of the other direction are also next to their markers. */
export const OtherDirection: Story = {
  args: { marker: 'check', items: ['Film in morning light', 'صوّر في ضوء الصباح'] },
  play: async ({ canvasElement }) => {
    const points = canvasElement.querySelectorAll('li');
    await expect(points).toHaveLength(2);
    for (const point of points) {
      const [marker, text] = [point.querySelector('svg'), point.querySelector('bdi')];
      const range = document.createRange();
      range.selectNodeContents(text as Node);
      // The space between a marker and the letters of its text.
      const measureGap = () => {
        const [icon, letters] = [marker?.getBoundingClientRect(), range.getBoundingClientRect()];
        const isRtl = getComputedStyle(point).direction === 'rtl';
        return isRtl ? (icon?.left ?? 0) - letters.right : letters.left - (icon?.right ?? 0);
      };
      // The first story of a page is played before the page has its direction.
      await waitFor(() => expect(measureGap()).toBeLessThan(24));
      // Less than 0 if the marker is at the other end of the text.
      await expect(measureGap()).toBeGreaterThanOrEqual(0);
    }
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <List {...args} />
      <List {...args} marker="check" />
      <List {...args} marker="cross" />
      <List items={['https://example.com/a-very-long-address-without-any-space-in-it'.repeat(3)]} />
    </Stack>
  ),
};
