import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'followers', name: 'followers', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A number out of bounds is reported, not clamped, and corrected with an arrow key. */
export const Bounds: Story = {
  args: { minValue: 1000, maxValue: 50000, step: 500, isRequired: true },
};

/** The percent sign may be typed, but need not be. */
export const Percent: Story = {
  args: {
    label: 'rate',
    defaultValue: 0.15,
    step: 0.05,
    minValue: 0,
    maxValue: 1,
    formatOptions: { style: 'percent' },
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <NumberField {...args} label="Filled" defaultValue={12500} />
      <NumberField {...args} label="Empty" placeholder="0" description="Over all platforms." />
      <NumberField
        {...args}
        label="With a unit"
        defaultValue={14}
        formatOptions={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
      />
      <NumberField {...args} label="At a bound" defaultValue={0} minValue={0} />
      <NumberField {...args} label="Disabled" defaultValue={5} isDisabled />
      <NumberField {...args} label="Read-only" defaultValue={5} isReadOnly />
      <NumberField {...args} label="Invalid" isRequired errorMessage="This field is required." />
    </Stack>
  ),
};
