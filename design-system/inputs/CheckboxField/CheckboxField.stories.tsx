import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Inputs/CheckboxField',
  component: CheckboxField,
  args: { label: 'I accept the terms of this job', name: 'accept_terms', onChange: fn() },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A required checkbox must be ticked. */
export const Required: Story = {
  args: { isRequired: true },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="md">
      <CheckboxField {...args} />
      <CheckboxField {...args} label="Checked" defaultSelected />
      <CheckboxField {...args} label="Indeterminate" isIndeterminate />
      <CheckboxField {...args} label="Required" isRequired description="With a description." />
      <CheckboxField {...args} label="Read-only" isReadOnly defaultSelected />
      <CheckboxField {...args} label="Disabled" isDisabled />
      <CheckboxField {...args} label="Disabled and checked" isDisabled defaultSelected />
      <CheckboxField {...args} label="Invalid" errorMessage="This field is required." isRequired />
      <CheckboxField
        {...args}
        label={
          <>
            I have read the <Link href="#terms">terms and conditions</Link> and the rules of the
            platforms on which I publish
          </>
        }
      />
    </Stack>
  ),
};
