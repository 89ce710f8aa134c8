import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectMessage } from '../../testing/expectMessage.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { SliderField } from './SliderField.tsx';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
// In Arabic, the sign "US$" would be torn apart, so the example has the code of the currency.
const dollarsByCode = { ...dollars, currencyDisplay: 'code' } as const;
const marks = [{ value: 0 }, { value: 500 }, { value: 1000, label: '$1k' }];

const meta = {
  title: 'Inputs/SliderField',
  component: SliderField,
  args: { label: 'Fee', name: 'fee' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof SliderField>;

export const Default: Story = { args: { defaultValue: 40 } };

/** The slider is moved with arrow keys and validated on blur. The message formats the bound like the value. */
export const Bounded: Story = {
  args: {
    onChange: fn(),
    maxValue: 1000,
    step: 50,
    marks,
    formatOptions: dollars,
    rules: { min_value: 100 },
    description: 'For one post.',
  },
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Fee' });
    await expectMessage(thumb, 'For one post.');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await userEvent.tab();
    await expectMessage(thumb, 'For one post. The minimum Fee is $100.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '$100');
    await expectMessage(thumb, 'For one post.');
  },
};

/** Two thumbs, which cannot pass each other. */
export const Range: Story = {
  args: {
    onChange: fn(),
    label: 'Age',
    isRange: true,
    defaultValue: [18, 34],
    rules: { max_value: 65 },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Minimum Age' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([19, 34]);
    await userEvent.tab();
    const upper = canvas.getByRole('slider', { name: 'Maximum Age' });
    await expect(upper).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expectMessage(upper, 'The maximum Age is 65.');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(upper).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('19–60')).toBeVisible();
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: () => (
    <Stack gap="lg">
      <SliderField label="Fee" defaultValue={400} maxValue={1000} formatOptions={dollarsByCode} />
      <SliderField label="With marks" defaultValue={500} maxValue={1000} marks={marks} step={100} />
      <SliderField label="Range" isRange defaultValue={[20, 60]} description="In years." />
      <SliderField label="Disabled" defaultValue={40} isDisabled />
      <SliderField label="Disabled range" isRange defaultValue={[20, 60]} isDisabled />
      <SliderField label="Read-only" defaultValue={40} isReadOnly />
      <SliderField label="Read-only range" isRange defaultValue={[20, 60]} isReadOnly />
      <SliderField label="Invalid" defaultValue={5} errorMessage="The minimum fee is $100." />
    </Stack>
  ),
};
