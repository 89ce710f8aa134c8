import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { getAnnounced } from '../../testing/announced.ts';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../Form/useForm.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldArray, type FieldArrayProps } from './FieldArray.tsx';

const owners = [
  { name: 'Mia', email: 'mia@demo.test' },
  { name: 'Sam', email: 'sam@demo.test' },
];

const ownerFields: FieldArrayProps['children'] = ({ name }) => (
  <>
    <TextField label="Name" name={name('name')} isRequired />
    <EmailField label="Email" name={name('email')} />
  </>
);

const meta = {
  title: 'Inputs/FieldArray',
  component: FieldArray,
  args: {
    label: 'Owner',
    name: 'owners',
    addLabel: 'Add owner',
    defaultValue: owners,
    children: ownerFields,
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '40rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof FieldArray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** Rows are moved with buttons and arrow keys, removed, restored and added; each change is announced. */
export const Editing: Story = {
  args: { allowsReorder: true, maxItems: 3 },
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Owner 2 up' }));
    await expect(names()).toEqual(['Sam', 'Mia']);
    await expect(canvas.getByRole('button', { name: 'Move Owner 1 down' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(names()).toEqual(['Mia', 'Sam']);
    await waitFor(() => expect(getAnnounced().join()).toMatch(/Moved to 2 of 2/));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Owner 1' }));
    await expect(names()).toEqual(['Sam']);
    await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Mia', 'Sam']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add owner' }));
    await waitFor(() =>
      expect(
        within(canvas.getByRole('group', { name: 'Owner 3' })).getByRole('textbox', {
          name: 'Name',
        }),
      ).toHaveFocus(),
    );
    await expect(canvas.getByRole('button', { name: 'Add owner' })).toBeDisabled();
  },
};

/** Lines of a table, for a few short fields. In a narrow column the fields are below each other. */
export const Table: Story = {
  parameters: withoutPicture,
  args: { layout: 'table', allowsReorder: true },
};

/** A row may contain a list. */
export const Nested: Story = {
  parameters: withoutPicture,
  args: {
    label: 'Team',
    name: 'teams',
    addLabel: 'Add team',
    defaultValue: [
      { name: 'North', members: ['Mia', 'Sam'] },
      { name: 'South', members: ['Ida'] },
    ],
    children: ({ name, label }) => (
      <>
        <TextField label="Name" name={name('name')} />
        <FieldArray
          label={`Member of ${label}`}
          name={name('members')}
          newItem=""
          layout="table"
          addLabel="Add member"
        >
          {(member) => <TextField label="Member" name={member.name()} />}
        </FieldArray>
      </>
    ),
  },
};

const send = fn();

/** In a form with a form object, values are a list of objects, and messages of the server follow their row. */
export const InForm: Story = {
  parameters: withoutPicture,
  render: function InForm(args) {
    const form = useForm({ defaultValues: { owners } });
    return (
      <Form form={form} onSubmit={send}>
        <FieldArray {...args} defaultValue={undefined} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Owner 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ owners: [owners[1]] }));
  },
};

/** Labels of rows are texts of the portal with the position in the digits of the language. */
export const Localized: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <LocaleExamples
      ar={
        <FieldArray {...args} label="المالك" addLabel="إضافة مالك" allowsReorder>
          {({ name }) => <TextField label="الاسم" name={name('name')} />}
        </FieldArray>
      }
      zhHans={
        <FieldArray {...args} label="负责人" addLabel="添加负责人" allowsReorder>
          {({ name }) => <TextField label="姓名" name={name('name')} />}
        </FieldArray>
      }
    />
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <FieldArray {...args} name="filled" description="Who may sign." />
      <FieldArray {...args} name="lines" label="Line" layout="table" allowsReorder maxItems={2}>
        {({ name }) => (
          <>
            <TextField label="Text" name={name('name')} />
            <NumberField label="Amount" name={name('amount')} />
          </>
        )}
      </FieldArray>
      <FieldArray {...args} name="empty" label="Reference" defaultValue={[]} addLabel={undefined} />
      <FieldArray {...args} name="disabled" label="Guest" isDisabled />
      <FieldArray {...args} name="fixed" label="Member" isReadOnly />
      <FieldArray {...args} name="invalid" label="Driver" errorMessage="Name each driver once." />
    </Stack>
  ),
};
