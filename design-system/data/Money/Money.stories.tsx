import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { value: { amount: 123450, currency: 'USD' } },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sign, symbol and digits keep their order in right-to-left text. */
export const InRightToLeftText: Story = {
  render: () => (
    <p dir="rtl">
      المبلغ <Money value={{ amount: -123450, currency: 'USD' }} /> سُحب اليوم.
    </p>
  ),
};

/** In the formats of the language, an amount can have parentheses, the short sign or the code of its currency. */
export const Options: Story = {
  globals: { formats: 'language' },
  render: () => (
    <Stack align="end" gap="2xs">
      <Money value={{ amount: -123450, currency: 'USD' }} currencySign="accounting" />
      <Money value={{ amount: 123450, currency: 'SGD' }} currencyDisplay="narrowSymbol" />
      <Money value={{ amount: 123450, currency: 'SGD' }} currencyDisplay="code" />
      <Money value={{ amount: 123450, currency: 'SGD' }} signDisplay="always" />
    </Stack>
  ),
};

export const AllStates: Story = {
  render: () => (
    <Stack align="end" gap="2xs">
      {[5, 123450, -123450, 1234567890].map((amount) => (
        <Money
          key={amount}
          value={{ amount, currency: 'USD' }}
          signDisplay="exceptZero"
          isColored
        />
      ))}
      <Money value={{ amount: 1234, currency: 'JPY' }} />
      <Money value={{ amount: 1234567, currency: 'KWD' }} />
      <Money value={{ amount: 9549, currency: 'USD' }} isApproximate />
    </Stack>
  ),
};
