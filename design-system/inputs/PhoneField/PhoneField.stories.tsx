import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Inputs/PhoneField',
  component: PhoneField,
  args: { label: 'phone number', name: 'phone', defaultCountry: 'SG', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The number is validated while it is typed with the keyboard, and formatted for its country on blur. */
export const Required: Story = {
  args: { isRequired: true },
};

/** An international number selects its country. */
export const International: Story = {
  args: { defaultCountry: 'US' },
};

/** Another country is found by its name or calling code. Selecting it validates the number again. */
export const AnotherCountry: Story = {
  args: { defaultCountry: 'US' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '8123 4567');
    await expectMessage(field, 'The phone number is invalid.');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('singap');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.keyboard('+65');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Country: Singapore SG +65');
    await expectNoMessage(field);
    await expect(field).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith('+6581234567');
  },
};

/** All countries, sorted in the user's language. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { name: /Singapore/ })).toBeVisible();
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <PhoneField {...args} label="Filled" defaultValue="+6581234567" />
      <PhoneField {...args} label="International" defaultValue="+442079460958" />
      <PhoneField {...args} label="Empty" description="For the courier only." />
      <PhoneField {...args} label="Disabled" defaultValue="+6581234567" isDisabled />
      <PhoneField {...args} label="Read-only" defaultValue="+6581234567" isReadOnly />
      <PhoneField {...args} label="Invalid" isRequired errorMessage="The number is invalid." />
    </Stack>
  ),
};
