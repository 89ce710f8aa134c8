import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveGuard } from '../feedback/LeaveGuard/LeaveGuard.tsx';
import type { UseBlocker } from '../feedback/LeaveGuard/useBlockedNavigation.ts';
import { Form } from '../inputs/Form/Form.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { passTime } from './passTime.ts';

/** The props of the form. */
export type Props = { onSubmit?: () => unknown; useBlocker?: UseBlocker };

/** Renders a form that asks before its changes are lost. */
export function ProfileForm({ onSubmit = () => undefined, useBlocker }: Props) {
  return (
    <Form onSubmit={() => void onSubmit()}>
      <LeaveGuard {...(useBlocker && { useBlocker })} />
      <TextField label="Name" name="name" defaultValue="Mia" />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>
  );
}

/** The title of the question. */
export const title = 'Leave without saving?';

/** Types into the field, and waits until the form knows that it is dirty. */
export async function change(text = '!') {
  await userEvent.type(screen.getByLabelText('Name'), text);
  await passTime(40);
}

/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Returns whether the browser would ask before it unloads the page. */
export function isUnloadHeld(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
