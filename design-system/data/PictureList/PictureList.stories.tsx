import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PictureList } from './PictureList.tsx';

/** Draws a picture in two colours. */
function drawPicture(first: string, second: string, name: string, alt: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="${first}" d="M0 0h8v6H0z"/><path fill="${second}" d="M4 0l4 6H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, name, alt };
}

const cup = drawPicture('teal', 'gold', 'cup.webp', 'A cup on a terrace');
const beans = drawPicture('sienna', 'linen', 'beans.webp', 'Roasted beans');
const withoutText = drawPicture('navy', 'pink', 'untitled.webp', '');

const meta = {
  title: 'Data/PictureList',
  component: PictureList,
  args: { items: [cup, beans, withoutText] },
} satisfies Meta<typeof PictureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <PictureList {...args} />
      <PictureList items={[cup]} />
      <PictureList
        items={[{ src: 'data:image/png,', name: 'gone.webp', alt: 'A picture that is gone' }]}
      />
    </Stack>
  ),
};
