import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { afterSpeech, expectSpeech } from '../../testing/expectSpeech.ts';
import { recordSpeech } from '../../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Renders an open dialog. Returns the spy that it calls to close. */
function open(onConfirm: () => void | Promise<unknown>, tone?: 'danger' | 'warning') {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title="Drop out of this job?"
      confirmLabel="Drop out"
      onConfirm={onConfirm}
      {...(tone && { tone })}
    >
      Nothing is paid.
    </ConfirmDialog>,
  );
  return onOpenChange;
}

test('calls onConfirm and closes', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = open(onConfirm);
  expect(screen.getByRole('alertdialog', { name: 'Drop out of this job?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

test('confirms once, also if the button is clicked twice before it renders', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = open(onConfirm);
  const button = screen.getByRole('button', { name: 'Drop out' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('stays open if onConfirm rejects', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const onOpenChange = open(() => Promise.reject(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Drop out' })).toBeEnabled());
  expect(onOpenChange).not.toHaveBeenCalled();
  report.mockRestore();
});

test('the dialog shows why the last attempt failed, until the next attempt', async () => {
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error('offline')).mockReturnValue(undefined);
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title="Drop out of this job?"
      confirmLabel="Drop out"
      onConfirm={onConfirm}
      describeError={() => 'The server did not respond.'}
    >
      Nothing is paid.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
  expect(await screen.findByText('The server did not respond.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Drop out' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each(['danger', 'warning'] as const)(
  'with the tone %s, screen readers read the consequence, and the focus is on Cancel',
  async (tone) => {
    const speech = recordSpeech();
    open(vi.fn(), tone);
    await act(afterSpeech);
    speech.stop();
    expectSpeech(speech.heard(), [
      'Drop out of this job?, alertdialog, Nothing is paid.; Cancel, button',
    ]);
  },
);

test('without a tone, focus starts on the action', () => {
  open(vi.fn());
  expect(screen.getByRole('button', { name: 'Drop out' })).toHaveFocus();
});

test('with unavailableReason, the dialog shows why the action is not possible now, and does not confirm', async () => {
  const onConfirm = vi.fn();
  const dialog = (unavailableReason?: string) => (
    <ConfirmDialog
      isOpen
      title="Drop out of this job?"
      confirmLabel="Drop out"
      onConfirm={onConfirm}
      unavailableReason={unavailableReason}
    >
      Nothing is paid.
    </ConfirmDialog>
  );
  const { rerender } = renderInDesignSystem(dialog());
  rerender(dialog('You are offline.'));
  const confirm = screen.getByRole('button', { name: 'Drop out' });
  expect(getAnnounced()).toEqual(['You are offline.']);
  expect(confirm).toHaveAccessibleDescription('You are offline.');
  await userEvent.click(confirm);
  expect(onConfirm).not.toHaveBeenCalled();
  rerender(dialog());
  expect(screen.queryByText('You are offline.')).toBeNull();
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
});

/** Renders the question whether to delete an item; closed without an item. */
function ForItem({
  item,
  onConfirm,
}: {
  item: string | null;
  onConfirm: () => void | Promise<unknown>;
}) {
  return (
    <ConfirmDialog
      isOpen={item !== null}
      onOpenChange={onOpenChange}
      title={`Delete ${item}?`}
      confirmLabel="Delete"
      onConfirm={onConfirm}
      describeError={() => 'It could not be deleted.'}
    >
      It is gone then.
    </ConfirmDialog>
  );
}

const onOpenChange = vi.fn();

test('a question does not show the failure of an earlier question', async () => {
  const fail = () => Promise.reject(new Error('offline'));
  const { rerender } = renderInDesignSystem(<ForItem item="A" onConfirm={fail} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('It could not be deleted.')).toBeVisible();
  rerender(<ForItem item={null} onConfirm={fail} />);
  rerender(<ForItem item="B" onConfirm={fail} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete B?' })).toBeVisible();
  expect(screen.queryByText('It could not be deleted.')).toBeNull();
});

test.each(['succeeds', 'fails'])(
  'a second question stays open when the action of the first %s late',
  async (end) => {
    onOpenChange.mockClear();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const { rerender } = renderInDesignSystem(<ForItem item="A" onConfirm={() => promise} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    rerender(<ForItem item={null} onConfirm={() => promise} />);
    rerender(<ForItem item="B" onConfirm={() => promise} />);
    await act(async () => (end === 'fails' ? reject(new Error('offline')) : resolve()));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.queryByText('It could not be deleted.')).toBeNull();
  },
);

test.each([
  ['the message of the portal', { describeError: () => ({ error: 'The server is busy.' }) }],
  ['a general message', {}],
])('without describeError, a failure has %s', async (name, options) => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const fail = () => Promise.reject(new Error('503'));
  renderInDesignSystem(
    <ConfirmDialog isOpen title="Delete it?" confirmLabel="Delete" onConfirm={fail}>
      It is gone then.
    </ConfirmDialog>,
    options,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const isGeneral = name === 'a general message';
  expect(screen.getByRole('alert')).toHaveTextContent(
    isGeneral ? 'This could not be done. Please try again.' : 'The server is busy.',
  );
  expect(report).toHaveBeenCalledTimes(isGeneral ? 1 : 0);
  report.mockRestore();
});

test('an error that describeError throws is reported, and has a general message', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const fail = () => Promise.reject(new TypeError('broken'));
  const rethrow = (error: unknown) => {
    throw error;
  };
  renderInDesignSystem(
    <ConfirmDialog
      isOpen
      title="Delete it?"
      confirmLabel="Delete"
      onConfirm={fail}
      describeError={rethrow}
    >
      It is gone then.
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be done. Please try again.');
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError('broken'));
  report.mockRestore();
});
