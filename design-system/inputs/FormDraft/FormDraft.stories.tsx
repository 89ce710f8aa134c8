import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { findDeviceDraft } from './deviceDrafts.ts';
import type { DraftStorage, StoredDraft } from './draftStorage.ts';
import { FormDraft, type FormDraftProps } from './FormDraft.tsx';
import { useDraft } from './useDraft.ts';

/** Returns a storage with a draft, in which nothing else is stored. */
function createStorage(draft: StoredDraft | null, write = (): void => undefined): DraftStorage {
  return { open: () => ({ read: () => draft, write, remove: () => undefined }) };
}

const at = Date.UTC(2026, 10, 30, 9, 15);
const stored = createStorage({
  at,
  values: { name: 'Mia Tan', bio: 'I film food in small kitchens.' },
  base: { name: 'Mia', bio: '' },
});
const outdated = createStorage({
  at,
  values: { name: 'Mia Tan', bio: 'I film food in small kitchens.' },
  base: { name: 'Mimi', bio: '' },
});
const full = createStorage(null, () => {
  throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
});

function ProfileForm(props: FormDraftProps) {
  return (
    <Form onSubmit={() => undefined}>
      <Stack gap="md">
        <FormDraft {...props} />
        <TextField label="Name" name="name" defaultValue="Mia" />
        <TextAreaField label="About you" name="bio" />
        <SubmitButton>Save</SubmitButton>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Inputs/FormDraft',
  component: FormDraft,
  args: { storageKey: 'profile', storage: stored },
  render: (args) => <ProfileForm {...args} />,
} satisfies Meta<typeof FormDraft>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Discard returns to the saved values, and moves the focus to the first field. */
export const Default: Story = {
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Mia Tan'));
    await expect(canvas.getByText(/has been restored/)).toBeVisible();
  },
};

export const Discarded: Story = {
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Mia'));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.queryByText(/has been restored/)).not.toBeInTheDocument();
  },
};

/** Someone has changed the name since. The form shows the newer value until the user decides. */
export const Conflict: Story = {
  parameters: withoutPicture,
  args: { storage: outdated },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use draft' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Mia Tan'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use newer values' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Mia'));
  },
};

/** In a browser with locks: each tab has its draft on the device, and a reload restores it. */
export const OnDevice: Story = {
  parameters: withoutPicture,
  args: { storageKey: 'story' },
  render: ({ storageKey }) => <ProfileForm storageKey={storageKey} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const listKeys = () => Object.keys(localStorage).filter((key) => key.includes(':story@'));
    await userEvent.type(canvas.getByLabelText('About you'), 'Food');
    await waitFor(() => expect(listKeys()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(listKeys()).toHaveLength(0));
  },
};

function NewEmail({ storageKey }: FormDraftProps) {
  const draft = useDraft({ storageKey, defaultValues: { email: '' } });
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <Stack gap="md" align="start">
      <Text>Enter the code that was sent to {draft.values.email}.</Text>
      <Button variant="ghost" onPress={() => setSent(false)}>
        Back
      </Button>
    </Stack>
  ) : (
    <Form onSubmit={() => setSent(true)}>
      <Stack gap="md">
        <EmailField label="New email" {...draft.field('email')} isRequired />
        <SubmitButton>Send code</SubmitButton>
      </Stack>
    </Form>
  );
}

/** `useDraft` keeps the text of a form through its second step, and after a reload. */
export const WithoutForm: Story = {
  parameters: withoutPicture,
  args: { storageKey: 'story-email' },
  render: (args) => <NewEmail {...args} />,
  play: async ({ canvas }) => {
    const readEmail = () => findDeviceDraft({ storageKey: 'story-email' })?.values['email'];
    const email = canvas.getByRole('textbox', { name: 'New email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'mia@example.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(readEmail()).toBe('mia@example.test'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'New email' })).toHaveValue(
      'mia@example.test',
    );
  },
};

export const AllStates: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <Stack gap="xl">
      <ProfileForm {...args} />
      <ProfileForm {...args} storage={outdated} />
      <ProfileForm {...args} storage={full} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByLabelText('Name');
    await userEvent.type(fields[2] as HTMLElement, '!');
    await canvas.findByText(/does not store your changes/);
  },
};
