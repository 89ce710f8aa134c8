import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { BusyRegion } from './BusyRegion.tsx';

const meta = {
  title: 'Feedback/BusyRegion',
  component: BusyRegion,
  args: { isBusy: true, children: <Skeleton lines={4} /> },
} satisfies Meta<typeof BusyRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list from before stays readable while the new one is on its way. */
export const KeepsOldContent: Story = {
  args: { isDimmed: true, children: <p>12 jobs match your filters.</p> },
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      {permutations<Pick<Story['args'] & object, 'isBusy' | 'isDimmed'>>({
        isBusy: [false, true],
        isDimmed: [false, true],
      }).map((props) => (
        <BusyRegion key={JSON.stringify(props)} isBusy={false} {...props}>
          <p>12 jobs match your filters.</p>
        </BusyRegion>
      ))}
    </Stack>
  ),
};
