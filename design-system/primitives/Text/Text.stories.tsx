import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Every pending amount shows when it becomes available.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Secondary information. */
export const Muted: Story = { args: { isMuted: true, size: 'sm' } };

/** One line with an ellipsis. */
export const Truncated: Story = {
  args: { isTruncated: true },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Text {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="2xs">
      {permutations<typeof args>({
        size: ['xs', 'sm', 'md', 'lg', 'xl', '2xl'],
        weight: ['regular', 'medium', 'semibold', 'bold'],
      }).map((props) => (
        <Text key={JSON.stringify(props)} {...args} {...props} />
      ))}
      {permutations<typeof args>({
        isMuted: [false, true],
        tone: ['neutral', 'primary', 'success', 'warning', 'danger'],
      }).map((props) => (
        <Text key={props.tone} {...args} {...props} />
      ))}
    </Stack>
  ),
};
