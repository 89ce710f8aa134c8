import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';

const meta = {
  title: 'Primitives/LoadingRegion',
  component: LoadingRegion,
  args: { isLoading: true, children: <Skeleton lines={4} /> },
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The previous list stays readable while the new list loads. */
export const KeepsPreviousContent: Story = {
  args: { isDimmed: true, children: <p>12 jobs match your filters.</p> },
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      {permutations<Pick<Story['args'] & object, 'isLoading' | 'isDimmed'>>({
        isLoading: [false, true],
        isDimmed: [false, true],
      }).map((props) => (
        <LoadingRegion key={JSON.stringify(props)} isLoading={false} {...props}>
          <p>12 jobs match your filters.</p>
        </LoadingRegion>
      ))}
    </Stack>
  ),
};
