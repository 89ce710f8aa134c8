import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Inputs/MoneyField',
  component: MoneyField,
  args: { label: 'amount', name: 'amount', currency: 'USD', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Bounds and value are in minor units, such as cents; users type and read major units. */
export const Bounds: Story = {
  args: { minValue: 1000, maxValue: 123450, isRequired: true },
};

/** Errors are shown and corrected with the keyboard only, and the amount is formatted on blur. */
export const ByKeyboard: Story = {
  parameters: withoutPicture,
  args: { minValue: 1000, isRequired: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'amount' });
    await userEvent.tab();
    await userEvent.tab();
    await expectMessage(field, 'This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('7');
    await userEvent.tab();
    await expect(field).toHaveValue('7.00');
    await expectMessage(field, 'The minimum amount is 10.00.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}a{/Control}75.5.5');
    await expectMessage(field, 'Use a dot for decimals: 12.50');
    // Removes the second ".5".
    await userEvent.keyboard('{Backspace>2/}');
    await expectNoMessage(field);
    await userEvent.tab();
    await expect(field).toHaveValue('75.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(7550);
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <MoneyField {...args} label="Filled" defaultValue={123450} />
      <MoneyField
        {...args}
        label="Large"
        size="lg"
        defaultValue={78000}
        actions={
          <Button variant="soft" size="sm">
            Withdraw all
          </Button>
        }
      />
      <MoneyField {...args} label="Empty" placeholder="0.00" description="From your wallet." />
      <MoneyField {...args} label="Singapore dollars" currency="SGD" defaultValue={5000} />
      <MoneyField {...args} label="Swiss francs" currency="CHF" defaultValue={5000} />
      <MoneyField {...args} label="Disabled" defaultValue={5000} isDisabled />
      <MoneyField {...args} label="Read-only" defaultValue={5000} isReadOnly />
      <MoneyField
        {...args}
        label="Invalid"
        defaultValue={50}
        isRequired
        errorMessage="The minimum amount is 10.00."
      />
    </Stack>
  ),
};
