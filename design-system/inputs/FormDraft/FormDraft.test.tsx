import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { passTime } from '../../testing/passTime.ts';
import { FieldArray } from '../FieldArray/FieldArray.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../Form/useForm.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormDraft } from './FormDraft.tsx';
import {
  nameField,
  press,
  store,
  readDevice,
  ProfileForm,
  isUnloadHeld,
  open,
  leaveDraft,
} from '../../testing/draftForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  test('is stored while the user types, without what has not changed, and restored with a line', async () => {
    await leaveDraft();
    expect(readDevice()).toMatchObject({
      version: 1,
      values: { name: 'Mia Tan' },
      base: { name: 'Mia' },
    });
    expect(readDevice()?.values).not.toHaveProperty('city');
    await open();
    expect(nameField()).toHaveValue('Mia Tan');
    expect(screen.getByText(/^Your draft of .* has been restored\.$/)).toBeVisible();
  });

  test('is restored without a line where the line is hidden, but a newer value is still offered', async () => {
    await leaveDraft();
    const { unmount } = await open(<ProfileForm isNoticeHidden />);
    expect(nameField()).toHaveValue('Mia Tan');
    expect(screen.queryByText(/restored/)).not.toBeInTheDocument();
    unmount();
    await open(<ProfileForm isNoticeHidden name="Mimi" />);
    expect(screen.getByText(/^Some values are newer than your draft/)).toBeVisible();
  });

  test('stores nothing before the user changes something', async () => {
    const { unmount } = await open();
    await store();
    unmount();
    expect(localStorage).toHaveLength(0);
  });

  test('is restored in Strict Mode, and not shown as news without a draft', async () => {
    await leaveDraft();
    const { unmount } = await open(
      <StrictMode>
        <ProfileForm />
      </StrictMode>,
    );
    expect(nameField()).toHaveValue('Mia Tan');
    unmount();
    localStorage.clear();
    await open();
    expect(screen.queryByText(/restored/)).not.toBeInTheDocument();
  });

  test('Discard removes it, resets the form and moves the focus to the first field', async () => {
    await leaveDraft();
    await open();
    await press('Discard draft');
    await store();
    expect(nameField()).toHaveValue('Mia');
    expect(nameField()).toHaveFocus();
    expect(screen.queryByText(/restored/)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('ends when the user undoes the change, and after a reset', async () => {
    await open();
    await userEvent.type(nameField(), '!');
    await store();
    expect(readDevice()).not.toBeNull();
    await userEvent.type(nameField(), '{Backspace}');
    await store();
    expect(readDevice()).toBeNull();
    await userEvent.type(nameField(), '!');
    await store();
    act(() => nameField().closest('form')?.reset());
    await store();
    expect(readDevice()).toBeNull();
  });

  test('has the types of values, and the rows of a list', async () => {
    function Owners() {
      const form = useForm({
        defaultValues: { owners: [{ email: 'a@a.com' }], fee: 100 },
      });
      return (
        <Form form={form}>
          <FormDraft storageKey="profile" owner="mia" />
          <MoneyField label="Fee" name="fee" currency="EUR" />
          <FieldArray label="Owner" name="owners" allowsReorder>
            {({ name }) => <TextField label="Email" name={name('email')} />}
          </FieldArray>
        </Form>
      );
    }
    const { unmount } = await open(<Owners />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Fee' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Fee' }), '25');
    await press('Add');
    await userEvent.keyboard('b@b.com');
    unmount();
    expect(readDevice()?.values).toEqual({
      fee: 2500,
      owners: [{ email: 'a@a.com' }, { email: 'b@b.com' }],
    });
    await open(<Owners />);
    await passTime(150);
    const emails = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Email' });
    expect(emails.map(({ value }) => value)).toEqual(['a@a.com', 'b@b.com']);
    expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveValue('25.00');
    // Also before the user types again.
    await store();
    expect(readDevice()?.values).toHaveProperty('owners');
    await userEvent.type(emails[1] as HTMLElement, 'x');
    await store();
    expect(readDevice()?.values).toMatchObject({
      owners: [{ email: 'a@a.com' }, { email: 'b@b.comx' }],
    });
  });

  test('has no passwords and no excluded fields, about which the page asks', async () => {
    await open(
      <ProfileForm exclude={['city']}>
        <PasswordField label="Password" name="password" />
      </ProfileForm>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Bern');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await press('Show password');
    await userEvent.type(screen.getByLabelText('Password'), 's');
    await store();
    expect(localStorage).toHaveLength(0);
    expect(isUnloadHeld()).toBe(true);
  });

  test('belongs to its user and its key', async () => {
    await leaveDraft();
    const { unmount } = await open(<ProfileForm owner="tom" />);
    expect(nameField()).toHaveValue('Mia');
    unmount();
    await open(<ProfileForm storageKey="profile-2" />);
    expect(nameField()).toHaveValue('Mia');
  });
});

describe('fields that come later', () => {
  function Steps() {
    const [step, setStep] = useState(1);
    return (
      <>
        <ProfileForm>{step === 2 && <TextField label="Phone" name="phone" />}</ProfileForm>
        <button onClick={() => setStep(3 - step)}>Other step</button>
      </>
    );
  }
  const phone = () => screen.getByRole('textbox', { name: 'Phone' });

  test('keep their part of the draft while they are away, and get it back', async () => {
    const { unmount } = await open(<Steps />);
    await press('Other step');
    await userEvent.type(phone(), '123');
    await press('Other step');
    await press('Other step');
    await passTime(20);
    expect(phone()).toHaveValue('123');
    unmount();
    const second = await open(<Steps />);
    await userEvent.type(nameField(), '!');
    await store();
    expect(readDevice()?.values).toEqual({ name: 'Mia!', phone: '123' });
    await press('Other step');
    await passTime(20);
    expect(phone()).toHaveValue('123');
    second.unmount();
  });
});

describe('after the form was sent', () => {
  test('the draft is gone, also one whose write was due', async () => {
    await open();
    await userEvent.type(nameField(), '!');
    await press('Send');
    await store();
    expect(localStorage).toHaveLength(0);
  });

  test('what was typed meanwhile stays, and is not in conflict', async () => {
    const pending = Promise.withResolvers<void>();
    const { unmount } = await open(<ProfileForm onSubmit={() => pending.promise} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Bern');
    await userEvent.type(nameField(), '1');
    await press('Send');
    await userEvent.type(nameField(), '2');
    await act(async () => pending.resolve());
    await store();
    expect(readDevice()?.values).toEqual({ name: 'Mia12' });
    unmount();
    await open(<ProfileForm name="Mia1" />);
    expect(nameField()).toHaveValue('Mia12');
    expect(screen.queryByText(/newer/)).not.toBeInTheDocument();
  });

  test('with an error, the draft stays', async () => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue();
    await open(<ProfileForm onSubmit={() => Promise.reject(new Error('offline'))} />);
    await userEvent.type(nameField(), '!');
    await press('Send');
    await store();
    expect(readDevice()?.values).toEqual({ name: 'Mia!' });
    vi.restoreAllMocks();
  });

  test('in a dialog that closes first, the draft is gone', async () => {
    const pending = Promise.withResolvers<void>();
    await open(
      <Dialog title="Profile" defaultOpen>
        {({ close }) => (
          <ProfileForm
            onSubmit={() => {
              close();
              return pending.promise;
            }}
          />
        )}
      </Dialog>,
    );
    await userEvent.type(nameField(), '!');
    await press('Send');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readDevice()?.values).toEqual({ name: 'Mia!' });
    await act(async () => pending.resolve());
    expect(readDevice()).toBeNull();
  });
});
