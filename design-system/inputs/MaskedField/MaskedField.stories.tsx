import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { MaskedField } from './MaskedField.tsx';

const meta = {
  title: 'Inputs/MaskedField',
  component: MaskedField,
  args: { label: 'Membership number', name: 'member', mask: '#### #### ####' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** Letters become capitals. */
export const Letters: Story = {
  args: { label: 'Voucher', mask: '@@@@-####-**' },
  parameters: withoutPicture,
};

/** The caret stays at its digit, and the Backspace key passes over separators. */
export const Editing: Story = {
  args: { defaultValue: '123456789' },
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveValue('1234 5678 9');
    field.setSelectionRange(5, 5);
    await userEvent.type(field, '{Backspace}', {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    });
    await expect(field).toHaveValue('1235 6789');
    await expect(field.selectionStart).toBe(3);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="md">
      <MaskedField {...args} description="It is on your card." isRequired />
      <MaskedField {...args} defaultValue="123456789012" />
      <MaskedField {...args} defaultValue="1234" errorMessage="This card has expired." />
      <MaskedField {...args} defaultValue="123456789012" isReadOnly />
      <MaskedField {...args} defaultValue="123456789012" isDisabled />
    </Stack>
  ),
};
