import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../feedback/LeaveGuard/LeaveGuard.tsx';
import { passTime } from './passTime.ts';
import { renderInDesignSystem } from './renderInDesignSystem.tsx';
import { Form } from '../inputs/Form/Form.tsx';
import { SubmitButton } from '../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import type { StoredDraft } from '../inputs/FormDraft/draftStorage.ts';
import { FormDraft, type FormDraftProps } from '../inputs/FormDraft/FormDraft.tsx';

/** The key of the draft on a device without locks. */
export const deviceKey = 'draft:mia:profile';
/** Returns the field of the name. */
export const nameField = () => screen.getByRole('textbox', { name: 'Name' });
/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Waits until a change is stored. */
export const store = () => passTime(300);

/** Returns what is stored on the device. */
export function readDevice(key = deviceKey): StoredDraft | null {
  return JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft | null;
}

type Props = Partial<FormDraftProps> & {
  name?: string;
  onSubmit?: (values: object) => unknown;
  children?: ReactNode;
};

/** Renders a form with a draft. */
export function ProfileForm({
  name = 'Mia',
  onSubmit = () => undefined,
  children,
  ...draft
}: Props) {
  return (
    <Form onSubmit={async (values) => void (await onSubmit(values))}>
      <FormDraft storageKey="profile" owner="mia" {...draft} />
      <LeaveGuard />
      <TextField label="Name" name="name" defaultValue={name} />
      <TextField label="City" name="city" />
      {children}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** Returns whether the browser would ask before it unloads the page. */
export function isUnloadHeld(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Renders the form, and waits until a draft would be restored. */
export async function open(ui: ReactNode = <ProfileForm />) {
  const view = renderInDesignSystem(<>{ui}</>);
  await passTime(20);
  return view;
}

/** Leaves a draft on the device, as by a page that was closed. */
export async function leaveDraft(text = ' Tan', ui?: ReactNode) {
  const { unmount } = await open(ui);
  await userEvent.type(nameField(), text);
  unmount();
}
