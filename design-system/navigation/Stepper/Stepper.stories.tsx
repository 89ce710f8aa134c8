import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Stepper, type StepperItem } from './Stepper.tsx';

const steps: StepperItem[] = [
  { id: 'about', label: 'About you' },
  { id: 'phone', label: 'Phone' },
  { id: 'content', label: 'Content' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'review', label: 'Review' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    'aria-label': 'Set up your profile',
    items: steps,
    selectedKey: 'content',
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below 576 px the current step is named above the markers. */
export const Compact: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Completed steps with an `href` are links. */
export const AsLinks: Story = {
  parameters: withoutPicture,
  args: { items: steps.map((step) => ({ ...step, href: `/profile/setup/${step.id}` })) },
};

/** Returns the steps with translated labels. */
function translateSteps(labels: readonly string[]): StepperItem[] {
  return steps.map((step, index) => ({ ...step, label: labels[index] ?? '' }));
}

/** The states announced to screen readers and the compact title are texts of the library. */
export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={
        <Stepper
          {...args}
          aria-label="إعداد ملفك الشخصي"
          items={translateSteps(['نبذة عنك', 'الهاتف', 'المحتوى', 'الحسابات', 'المراجعة'])}
        />
      }
      zhHans={
        <Stepper
          {...args}
          aria-label="设置您的个人资料"
          items={translateSteps(['关于您', '手机', '内容', '账号', '审核'])}
        />
      }
    />
  ),
};

/** A wizard with a form for each step. */
function Wizard() {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownIndex = useRef(index);
  useEffect(() => {
    // At the first render the page decides where the focus starts.
    if (index !== shownIndex.current) heading.current?.focus();
    shownIndex.current = index;
  }, [index]);
  const { id, label } = steps[index] ?? steps[0]!;
  return (
    <Stack gap="lg">
      <Stepper aria-label="Set up your profile" items={steps} selectedKey={id} />
      <h2 ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <Form key={id} onSubmit={() => setIndex(index + 1)}>
        <TextField label={`Your answer about ${id}`} name={id} />
        <SubmitButton>Continue</SubmitButton>
      </Form>
    </Stack>
  );
}

/** A wizard moves the focus to the heading of the new step, which screen readers then announce. */
export const WithForms: Story = {
  render: () => <Wizard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your answer about about' }),
      'a{Enter}',
    );
    const heading = await canvas.findByRole('heading', { name: 'Phone' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your answer about phone' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="2xl">
      <Stepper {...args} aria-label="At the first step" selectedKey="about" />
      <Stepper
        {...args}
        aria-label="With errors"
        selectedKey="accounts"
        items={steps.map((step) => ({
          ...step,
          isInvalid: step.id === 'phone' || step.id === 'accounts',
        }))}
      />
      <Stepper {...args} aria-label="At the last step" selectedKey="review" />
    </Stack>
  ),
};
