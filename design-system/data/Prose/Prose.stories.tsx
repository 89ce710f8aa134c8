import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Data/Prose',
  component: Prose,
  args: {
    text: 'Show how you make your tea.\nAny pot is fine.\n\nState in the first line that the post is paid for.',
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each paragraph uses the direction of its script; markup is shown as text. */
export const AllStates: Story = {
  args: { text: 'Two languages, <b>no markup</b>.\n\nاعرض كيف تُعِدّ الشاي.\n\n展示你如何泡茶。' },
};
