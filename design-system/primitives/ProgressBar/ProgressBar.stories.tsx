import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Profile', value: 60 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Indeterminate: Story = {
  args: { label: 'Uploading the draft', isIndeterminate: true },
};

export const CustomValueLabel: Story = {
  args: { label: 'Steps', value: 2, maxValue: 5, valueLabel: '2 of 5' },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack>
      {permutations<typeof args>({
        tone: ['primary', 'success', 'warning', 'danger'],
        value: [0, 45, 100],
      }).map((props) => (
        <ProgressBar key={JSON.stringify(props)} {...args} {...props} />
      ))}
      <ProgressBar label="Uploading the draft" isIndeterminate />
    </Stack>
  ),
};
