import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const items = [
  { key: 'name', label: 'Name', message: 'This field is required.', href: '#name' },
  { key: 'email', label: 'Email', message: 'Email is not valid.', href: '#email' },
];

const meta = {
  title: 'Inputs/FormErrorSummary',
  component: FormErrorSummary,
  args: { items },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Links move focus to their fields. */
export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, onPress: fn() })) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Email' }));
    await expect(args.items[1]?.onPress).toHaveBeenCalledOnce();
  },
};

export const AboutTheWholeForm: Story = { args: { items: [], messages: ['The job is full.'] } };

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <FormErrorSummary {...args} />
      <FormErrorSummary items={items.slice(0, 1)} messages={['The job is full.']} />
      <FormErrorSummary items={[]} messages={['This could not be sent. Please try again.']} />
    </Stack>
  ),
};
