import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { getAnnounced } from '../../testing/announced.ts';
import { NumberField } from './NumberField.tsx';
import { expectNoMessage } from '../../testing/expectMessage.ts';

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
  args: { min: 1000, max: 50000, step: 500, isRequired: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'followers' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('999');
    await userEvent.tab();
    await expect(field).toHaveValue('999');
    await expect(field).toHaveAccessibleDescription('The minimum followers is 1,000.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1,000');
    await expectNoMessage(field);
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1500);
    await waitFor(() => expect(getAnnounced()).toContain('1,500'));
  },
};

/** A text that is not a number stays as typed and is reported. */
export const NotANumber: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'followers' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('6abc');
    await userEvent.tab();
    await expect(field).toHaveValue('6abc');
    await expect(field).toHaveAccessibleDescription('followers is not valid.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}');
    await expectNoMessage(field);
    await expect(field).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
  },
};

/** Digits of other scripts are accepted. */
export const ArabicDigits: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'followers' });
    await userEvent.type(field, '١٢٣٤٫٥');
    await userEvent.tab();
    await expect(field).toHaveValue('1,234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
  },
};

/** The percent sign may be typed, but need not be. */
export const Percent: Story = {
  args: {
    label: 'rate',
    defaultValue: 0.15,
    step: 0.05,
    min: 0,
    max: 1,
    formatOptions: { style: 'percent' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'rate' });
    await expect(field).toHaveValue('15%');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase rate' }));
    await expect(field).toHaveValue('20%');
    await userEvent.clear(field);
    await userEvent.type(field, '7.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.075);
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
      <NumberField {...args} label="At a bound" defaultValue={0} min={0} />
      <NumberField {...args} label="Disabled" defaultValue={5} isDisabled />
      <NumberField {...args} label="Read-only" defaultValue={5} isReadOnly />
      <NumberField {...args} label="Invalid" isRequired errorMessage="This field is required." />
    </Stack>
  ),
};
