import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Image, Video } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { SelectField } from './SelectField.tsx';

const options = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube', description: 'Connected as Mia eats' },
  { id: 'lemon8', label: 'Lemon8', isDisabled: true },
];

const sections = [
  { id: 'any', label: 'Any platform', icon: <Icon as={Globe} size={18} /> },
  {
    label: 'Video',
    items: [
      { id: 'tiktok', label: 'TikTok', icon: <Icon as={Video} size={18} /> },
      {
        id: 'youtube',
        label: 'YouTube',
        icon: <Icon as={Video} size={18} />,
        description: 'Connected as Mia eats',
      },
    ],
  },
  {
    label: 'Pictures',
    items: [
      { id: 'instagram', label: 'Instagram', icon: <Icon as={Image} size={18} /> },
      { id: 'lemon8', label: 'Lemon8', icon: <Icon as={Image} size={18} />, isDisabled: true },
    ],
  },
];

const meta = {
  title: 'Inputs/SelectField',
  component: SelectField,
  args: { label: 'Platform', name: 'platform', options, onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the keyboard only: without a selection, a message appears on blur, but not when the list is closed. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Platform/ });
    await expect(trigger).toHaveAccessibleDescription('Required');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleDescription('Required');
    await userEvent.tab();
    await expect(trigger).toHaveAccessibleDescription('This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('tiktok');
    await expect(trigger).toHaveAccessibleDescription('Required');
  },
};

/** A list without options shows the text of the specification. */
export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Platform/ }));
    await expect(await screen.findByText('Sorry, no matching options')).toBeVisible();
  },
};

export const Open: Story = {
  args: { defaultValue: 'youtube' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Platform/ }));
    await expect(await screen.findByRole('option', { name: 'TikTok' })).toBeVisible();
  },
};

/** Options have icons, and headings where there are several kinds. */
export const Sections: Story = {
  args: { options: sections, defaultValue: 'youtube' },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /YouTube/ });
    await userEvent.click(trigger);
    const pictures = await screen.findByRole('group', { name: 'Pictures' });
    await expect(within(pictures).getAllByRole('option')).toHaveLength(2);
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <SelectField {...args} label="Selected" defaultValue="youtube" />
      <SelectField {...args} label="Empty" description="Where the post will be published." />
      <SelectField {...args} label="Disabled" defaultValue="tiktok" isDisabled />
      <SelectField {...args} label="Read-only" defaultValue="tiktok" isReadOnly />
      <SelectField {...args} label="Invalid" isRequired errorMessage="This field is required." />
    </Stack>
  ),
};
