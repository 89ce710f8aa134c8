import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { 'aria-label': 'Loading the jobs' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="lg">
      {permutations<typeof args>({ size: ['sm', 'md', 'lg'] }).map((props) => (
        <Spinner key={props.size} {...args} {...props} />
      ))}
    </Inline>
  ),
};
