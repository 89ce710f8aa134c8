import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const items = [
  { id: 'name', label: 'Name', errorMessage: 'This field is required.', href: '#name' },
  { id: 'email', label: 'Email', errorMessage: 'Email is not valid.', href: '#email' },
];

const meta = {
  title: 'Inputs/FormErrorSummary',
  component: FormErrorSummary,
  args: { items },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A link calls `onAction`, which focuses its field. */
export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, onAction: fn() })) },
};

export const AboutTheWholeForm: Story = { args: { items: [], formErrors: ['The job is full.'] } };

const manyItems = Array.from({ length: 100 }, (_, index) => ({
  id: `${index}`,
  label: `Field ${index + 1}`,
  errorMessage: 'This field is required.',
  href: `#field${index + 1}`,
}));

/** With more than ten errors, a button shows the others and moves the focus to the eleventh. */
export const ShowsAll: Story = {
  parameters: withoutPicture,
  args: { items: manyItems },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <FormErrorSummary {...args} />
      <FormErrorSummary items={items.slice(0, 1)} formErrors={['The job is full.']} />
      <FormErrorSummary items={manyItems} />
      <FormErrorSummary items={[]} formErrors={['This could not be sent. Please try again.']} />
    </Stack>
  ),
};
