import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { passwordRules } from '../../rules.ts';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Form } from '../Form/Form.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta = {
  title: 'Inputs/NewPasswordField',
  component: NewPasswordField,
  args: {
    label: 'New password',
    name: 'password',
    requirements: [passwordRules.minLength(12), passwordRules.digit()],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** A requirement may read another field of the form. */
export const AnotherField: Story = {
  args: { requirements: [passwordRules.minLength(8), passwordRules.without('email', 'Email')] },
  parameters: withoutPicture,
  render: (args) => (
    <Form>
      <Stack gap="md">
        <EmailField label="Email" name="email" defaultValue="mia@demo.test" />
        <NewPasswordField {...args} />
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'mia-is-here');
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'Met' })).toHaveLength(1));
    await userEvent.clear(canvas.getByLabelText('Email'));
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'Met' })).toHaveLength(2));
  },
};

/** The texts in Arabic and Chinese. */
export const Localized: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <LocaleExamples
      ar={<NewPasswordField {...args} label="كلمة مرور جديدة" />}
      zhHans={<NewPasswordField {...args} label="新密码" />}
    />
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <NewPasswordField {...args} isRequired />
      <NewPasswordField {...args} defaultValue="otters" />
      <NewPasswordField {...args} defaultValue="7 Otters walk Home" hasStrength />
      <NewPasswordField {...args} errorMessage="This password is in a list of stolen passwords." />
      <NewPasswordField {...args} isDisabled />
    </Stack>
  ),
};
