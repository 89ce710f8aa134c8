import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Stepper, type StepperItem } from './Stepper.tsx';

const steps: StepperItem[] = [
  { id: 'about', label: 'About you' },
  { id: 'phone', label: 'Phone' },
  { id: 'make', label: 'What you make' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'check', label: 'Check and send' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Set up your profile', steps, current: 'make', onSelect: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Done steps are reached with Tab and lead back; what is to come cannot be pressed. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Done: Phone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('phone');
  },
};

/** Below 576 px the current step is named above the signs. */
export const Compact: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Where each step has an address, done ones are links. */
export const AsLinks: Story = {
  args: { steps: steps.map((step) => ({ ...step, href: `/profile/setup/${step.id}` })) },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="2xl">
      <Stepper {...args} label="At the first step" current="about" />
      <Stepper
        {...args}
        label="With something to put right"
        current="accounts"
        steps={steps.map((step) => ({
          ...step,
          hasError: step.id === 'phone' || step.id === 'accounts',
        }))}
      />
      <Stepper {...args} label="At the last step" current="check" />
    </Stack>
  ),
};
