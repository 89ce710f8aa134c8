import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { permutations } from '../../testing/permutations.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { SliderField } from '../SliderField/SliderField.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Display name', name: 'display_name' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The message appears on blur and disappears as soon as the value is valid. */
export const Required: Story = {
  args: { isRequired: true, description: 'Brands see this name on your applications.' },
};

/** The type sets the keyboard, autofill and the email rule. */
export const Email: Story = {
  args: { label: 'Email', type: 'email', name: 'email' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'mia@demo');
    await expectMessage(field, 'Email is not valid.');
    await userEvent.type(field, '.test');
    await expectNoMessage(field);
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** A limit has a hint, and a counter near the end. Text over the limit is not cut off. */
export const Limited: Story = {
  args: { label: 'Headline', minLength: 3, maxLength: 20, defaultValue: 'Three quick soups' },
};

/** An exact number of digits, including leading zeros. */
export const Digits: Story = {
  args: { label: 'code', inputMode: 'numeric', rules: { digits: 6 } },
};

/** A number between two bounds, both inclusive. */
export const Number: Story = {
  args: {
    label: 'birth year',
    type: 'number',
    minValue: 1920,
    maxValue: 2008,
    inputMode: 'numeric',
  },
};

/** The whole text must match the pattern. */
export const Pattern: Story = {
  args: {
    label: 'handle',
    pattern: '[a-z0-9._]+',
    dir: 'ltr',
    start: <Icon as={AtSign} size={16} />,
  },
};

/** A field can have its own message for a rule. */
export const CustomMessage: Story = {
  args: {
    isRequired: true,
    ruleMessages: { required: 'Tell brands your {field}.' },
    label: 'name',
  },
};

type States = { isRequired?: boolean; isDisabled?: boolean; isReadOnly?: boolean };

/** Returns a label that names the states of a field. */
function getLabel({ isRequired, isDisabled, isReadOnly }: States): string {
  const states = [isRequired && 'required', isDisabled && 'disabled', isReadOnly && 'read-only'];
  return `Display name${states
    .filter(Boolean)
    .map((state) => `, ${state}`)
    .join('')}`;
}

/** The hint, the counter and the message are texts of the library. */
export const Localized: Story = {
  args: { isRequired: true, minLength: 3, maxLength: 20 },
  render: (args) => (
    <LocaleExamples
      ar={
        <TextField
          {...args}
          label="الاسم المعروض"
          description="تراه العلامات التجارية في طلباتك."
          defaultValue="ميا تان"
        />
      }
      zhHans={
        <TextField
          {...args}
          label="显示名称"
          description="品牌会在您的申请中看到此名称。"
          defaultValue="陈美雅"
        />
      }
    />
  ),
};

/** A button beside the label opens longer help, here also of fields whose label is beside or above another control. */
export const ContextualHelp: Story = {
  args: {
    label: 'Tax number',
    isRequired: true,
    description: 'Nine digits.',
    contextualHelp: 'The number is at the top of the last letter of your tax office.',
  },
  render: (args) => (
    <Stack gap="lg">
      <TextField {...args} />
      <TextField {...args} label="Tax number of your company" isLabelHidden />
      <SliderField label="Share of work abroad" defaultValue={20} contextualHelp="In percent." />
      <SwitchField label="Pay monthly" contextualHelp="Otherwise once a year." />
      <CheckboxField
        label="I have read how my income is taxed in the country where I live and in the country where the brand has its office."
        contextualHelp="Ask your tax office if you are not sure."
        isRequired
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const help = await canvas.findByRole('button', { name: 'Help: Tax number' });
    const { width, height } = help.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    help.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toHaveTextContent(/tax office/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(help).toHaveFocus());
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      {permutations<typeof args>({
        isRequired: [false, true],
        isDisabled: [false, true],
        isReadOnly: [false, true],
      }).map((props) => (
        <TextField
          key={JSON.stringify(props)}
          {...args}
          {...props}
          label={getLabel(props)}
          defaultValue="Mia Tan"
        />
      ))}
      <TextField label="Empty" placeholder="e.g. Mia Tan" />
      <TextField
        label="With units"
        start="https://"
        end=".com"
        dir="ltr"
        description="Your website."
      />
      <TextField label="Invalid" errorMessage="This name is taken." defaultValue="Mia" isRequired />
      <TextField label="Invalid with a limit" errorMessage="Too long." maxLength={5} />
    </Stack>
  ),
};
