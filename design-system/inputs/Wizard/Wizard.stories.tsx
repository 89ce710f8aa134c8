import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionItem, DescriptionList } from '../../data/DescriptionList/DescriptionList.tsx';
import { useQueryParams } from '../../data/ListPage/useQueryParams.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { MemoryAddress } from '../../testing/MemoryAddress.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm, useWatch } from '../Form/useForm.ts';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard, type WizardItem, type WizardProps } from './Wizard.tsx';
import { WizardReview } from './WizardReview.tsx';

type Permit = {
  name: string;
  email: string;
  kind: 'new' | 'change' | null;
  previous: string;
};

const kinds = [
  { id: 'new', label: 'A new permit' },
  { id: 'change', label: 'A change of a permit' },
];

/** The answers of the first step, as the review shows them. */
function OwnerAnswers() {
  return (
    <DescriptionList>
      <DescriptionItem label="Name">{useWatch<string>('name')}</DescriptionItem>
      <DescriptionItem label="Email">{useWatch<string>('email')}</DescriptionItem>
    </DescriptionList>
  );
}

function PermitAnswers() {
  const kind = useWatch('kind');
  return (
    <DescriptionList>
      <DescriptionItem label="What you need">
        {kinds.find(({ id }) => id === kind)?.label}
      </DescriptionItem>
    </DescriptionList>
  );
}

const steps: WizardItem[] = [
  {
    id: 'owner',
    label: 'Owner',
    content: (
      <>
        <TextField label="Name" name="name" isRequired />
        <EmailField label="Email" name="email" isRequired />
      </>
    ),
    summary: <OwnerAnswers />,
  },
  {
    id: 'permit',
    label: 'Permit',
    content: <RadioGroupField label="What do you need?" name="kind" options={kinds} isRequired />,
    summary: <PermitAnswers />,
  },
  {
    id: 'previous',
    label: 'Previous permit',
    content: <TextField label="Number of the permit" name="previous" isRequired />,
    summary: 'The previous permit ends.',
  },
  { id: 'review', label: 'Review', content: <WizardReview /> },
];

const send = fn();

type ExampleProps = Partial<WizardProps> & { defaultValues?: Partial<Permit>; errors?: boolean };

/** A form in steps, whose third step is only for changes. */
function PermitForm({ defaultValues, errors = false, ...props }: ExampleProps) {
  const form = useForm<Permit>({ defaultValues });
  const isChange = useWatch('kind', form) === 'change';
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        send(values);
        return errors ? { errors: { email: 'This address has no account.' } } : undefined;
      }}
    >
      <Wizard
        aria-label="Apply for a permit"
        items={steps.filter(({ id }) => id !== 'previous' || isChange)}
        {...props}
      />
    </Form>
  );
}

const complete = { name: 'Mia Tan', email: 'mia@demo.test', kind: 'new' } as const;

const meta = {
  title: 'Inputs/Wizard',
  component: Wizard,
  args: { 'aria-label': 'Apply for a permit', items: steps },
  render: ({ 'aria-label': label, level = 2 }) => <PermitForm aria-label={label} level={level} />,
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Continue validates a step, and moves the focus to the heading of the next. A step that does not apply is left out. */
export const Default: Story = {
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('Mia Tan');
    await userEvent.type(canvas.getByLabelText('Email'), 'mia@demo.test{Enter}');
    const permit = await canvas.findByRole('heading', { name: 'Step 2 of 3: Permit' });
    await expect(permit).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'A change of a permit' }));
    await canvas.findByText('Previous permit', { selector: '[data-part="title"] *' });
    await userEvent.click(canvas.getByRole('radio', { name: 'A new permit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Step 3 of 3: Review' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(complete));
  },
};

/** “Change” leads to a step, and Continue back to the review. */
export const Review: Story = {
  parameters: withoutPicture,
  render: () => <PermitForm defaultValues={complete} defaultSelectedKey="review" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Owner' }));
    await expect(await canvas.findByRole('heading', { name: 'Step 1 of 3: Owner' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Name'), ' Lee{Enter}');
    await canvas.findByRole('heading', { name: 'Step 3 of 3: Review' });
    await expect(canvas.getByText('Mia Tan Lee')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Completed: Owner' })).not.toHaveFocus();
  },
};

/** The server’s error about an earlier step leads there, and marks the step. */
export const ServerErrors: Story = {
  parameters: withoutPicture,
  render: () => <PermitForm errors defaultValues={complete} defaultSelectedKey="review" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByText('This address has no account.')).toBeVisible();
    await canvas.findByText('Error:');
  },
};

function StepInAddress() {
  const { params, change } = useQueryParams();
  return (
    <>
      <PermitForm
        defaultValues={{ ...complete, kind: null }}
        selectedKey={params.get('step') ?? ''}
        onSelectionChange={(step, options) => change({ step }, options)}
      />
      <p>{`/permit?${params}`}</p>
    </>
  );
}

/** A link to a step that cannot be shown yet leads to the first incomplete one. */
export const InAddress: Story = {
  parameters: withoutPicture,
  render: () => (
    <MemoryAddress initialSearch="?step=review">
      <StepInAddress />
    </MemoryAddress>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Step 2 of 3: Permit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByText('/permit?step=owner');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('/permit?step=permit');
  },
};

/** The portal has the labels of the steps, the library the labels of the buttons. */
export const Localized: Story = {
  parameters: withoutPicture,
  render: () => (
    <LocaleExamples
      ar={
        <Form>
          <Wizard
            aria-label="طلب تصريح"
            defaultSelectedKey="permit"
            items={[
              { id: 'owner', label: 'المالك', content: <TextField label="الاسم" name="name" /> },
              {
                id: 'permit',
                label: 'التصريح',
                content: <TextField label="الرقم" name="number" />,
              },
              { id: 'review', label: 'المراجعة', content: <WizardReview /> },
            ]}
          />
        </Form>
      }
      zhHans={
        <Form>
          <Wizard
            aria-label="申请许可证"
            defaultSelectedKey="permit"
            items={[
              { id: 'owner', label: '申请人', content: <TextField label="姓名" name="name" /> },
              { id: 'permit', label: '许可证', content: <TextField label="编号" name="number" /> },
              { id: 'review', label: '确认', content: <WizardReview /> },
            ]}
          />
        </Form>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '第 2 步，共 3 步：许可证' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack gap="2xl">
      <PermitForm aria-label="At the first step" />
      <PermitForm
        aria-label="At a later step"
        defaultValues={{ ...complete, kind: 'change' }}
        defaultSelectedKey="previous"
      />
      <PermitForm
        aria-label="At the last step"
        defaultValues={complete}
        defaultSelectedKey="review"
        submitLabel="Apply"
      />
    </Stack>
  ),
};
