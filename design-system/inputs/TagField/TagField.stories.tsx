import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Inputs/TagField',
  component: TagField,
  args: { label: 'Topics', name: 'topics', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['Food', 'Travel'] } };

/** Validation, navigation and removal by keyboard. */
export const Required: Story = {
  args: { isRequired: true, maxLength: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Topics' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/This field is required\.$/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Food{Enter}Travel,');
    await expect(field).not.toHaveAccessibleDescription(/required/);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('row', { name: 'Travel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Travel']);
    await expect(canvas.getByText('Removed Food.')).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/This field is required\.$/);
    await userEvent.keyboard('Pets');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pets']);
    await expect(field).not.toHaveAccessibleDescription(/required/);
  },
};

/** Rules for the entries mark each invalid tag. */
export const Emails: Story = {
  args: { label: 'Emails', inputMode: 'email', itemRules: { email: true }, spellCheck: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Emails' });
    await userEvent.click(field);
    await userEvent.paste('mia@demo.test, invalid\nsam@demo.test');
    await expect(field).toHaveAccessibleDescription(/Email is not valid\./);
    await userEvent.keyboard('{Backspace}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'invalid, not valid' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(field).not.toHaveAccessibleDescription(/not valid/);
  },
};

/** Duplicates are not added, with a notice. */
export const Duplicate: Story = {
  args: { defaultValue: ['Food'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Topics' }), 'Food{Enter}');
    await expect(canvas.getByText('Already in the list: Food.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <TagField {...args} label="Filled" defaultValue={['Food', 'Travel', 'رياضة', '运动']} />
      <TagField {...args} label="Empty" placeholder="e.g. Food" description="What you post." />
      <TagField {...args} label="Long" defaultValue={['x'.repeat(300), 'Food']} />
      <TagField {...args} label="Limited" defaultValue={['Food', 'Travel']} maxLength={3} />
      <TagField {...args} label="Disabled" defaultValue={['Food', 'Travel']} isDisabled />
      <TagField {...args} label="Read-only" defaultValue={['Food', 'Travel']} isReadOnly />
      <TagField
        {...args}
        label="Invalid"
        isRequired
        defaultValue={['mia@demo.test', 'sam@']}
        itemRules={{ email: true }}
        errorMessage="Email is not valid."
      />
    </Stack>
  ),
};
