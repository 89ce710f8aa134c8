import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LeaveGuard } from '../../feedback/LeaveGuard/LeaveGuard.tsx';
import { useNoticeHistory } from '../../feedback/Notices/noticeHistory.ts';
import { clearNotices } from '../../feedback/Notices/notices.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

type Values = { reason: string };
type Submit = FormDialogProps<Values>['onSubmit'];

function Notices() {
  const notices = useNoticeHistory();
  return <output>{notices.map(({ text }) => text)}</output>;
}

function Example(props: Partial<FormDialogProps<Values>> & { onSubmit: Submit }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FormDialog<Values>
        title="Drop out?"
        description="Nothing is paid."
        submitLabel="Drop out"
        isOpen={isOpen}
        onOpenChange={setOpen}
        {...props}
      >
        {({ name }) => (
          <>
            <TextField name={name('reason')} label="Reason" isRequired />
            <LeaveGuard />
          </>
        )}
      </FormDialog>
      <Notices />
    </>
  );
}

const describeError = (error: unknown) => ({ error: (error as Error).message });

function show(props: Parameters<typeof Example>[0]) {
  return renderInDesignSystem(
    <StrictMode>
      <Example {...props} />
    </StrictMode>,
    { describeError },
  );
}

const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the description is read when the dialog opens, which closes without a question once the form was sent', async () => {
  const onSubmit = vi.fn<Submit>();
  show({ onSubmit });
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Drop out?' })).toHaveAccessibleDescription(
    'Nothing is paid.',
  );
  await press('Drop out');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  await type('Ill');
  await press('Drop out');
  await expectClosed();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    { reason: 'Ill' },
    { idempotencyKey: expect.any(String) as string },
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the dialog stays open with the errors, which may be returned or thrown', async () => {
  const onSubmit = vi
    .fn<Submit>()
    .mockResolvedValueOnce({ errors: { reason: 'Too short' } })
    .mockRejectedValueOnce(new Error('The job has ended.'));
  show({ onSubmit });
  await openDialog();
  await type('Ill');
  await press('Drop out');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too short'));
  await type('!');
  await press('Drop out');
  expect(await screen.findByText('The job has ended.')).toBeVisible();
  await press('Drop out');
  await expectClosed();
});

test('a request that is sent again has the same key, with other values or after a success another one', async () => {
  const keys: string[] = [];
  const results = [new Error('lost'), new Error('lost'), undefined, undefined];
  const onSubmit: Submit = (_, { idempotencyKey }) => {
    const result = results[keys.length];
    keys.push(idempotencyKey);
    if (result) throw result;
  };
  show({ onSubmit });
  await openDialog();
  await type('Ill');
  await press('Drop out');
  await screen.findByText('lost');
  // Also after the dialog was closed, and the same text was typed again.
  await press('Cancel');
  await press('Leave');
  await expectClosed();
  await openDialog();
  await type('Ill');
  await press('Drop out');
  await screen.findByText('lost');
  await type('!');
  await press('Drop out');
  await expectClosed();
  await openDialog();
  await type('Ill!');
  await press('Drop out');
  await expectClosed();
  expect(keys).toHaveLength(4);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('an error after the dialog was closed is a notice, and leaves the next opening alone', async () => {
  clearNotices();
  const responses = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let count = 0;
  show({ onSubmit: () => responses[count++]!.promise });
  for (const text of ['Ill', 'Busy']) {
    await openDialog();
    await type(text);
    await press('Drop out');
    await press('Cancel');
    await expectClosed();
  }
  await openDialog();
  await act(async () => {
    responses[0]!.reject(new Error('The job has ended.'));
    responses[1]!.resolve(undefined);
  });
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Cancel');
  await expectClosed();
  expect(screen.getByRole('status')).toHaveTextContent('The job has ended.');
});

test('while the form is unavailable, it is not sent, and the reason is announced', async () => {
  const onSubmit = vi.fn<Submit>();
  show({ onSubmit, unavailableReason: 'You are offline.' });
  await openDialog();
  await type('Ill');
  await press('Drop out');
  expect(getAnnounced()).toContain('You are offline.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('without a submit button, the dialog can only be closed', async () => {
  show({ onSubmit: vi.fn(), submitLabel: null, cancelLabel: 'Back' });
  await openDialog();
  expect(screen.queryByRole('button', { name: 'Drop out' })).toBeNull();
  await press('Back');
  await expectClosed();
});
