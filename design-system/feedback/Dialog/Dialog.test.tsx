import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

test('a dialog opens with its button, has its title as name, and closing it focuses the button', async () => {
  renderInDesignSystem(
    <DialogTrigger>
      <Button>Apply</Button>
      <Dialog title="Apply for this job">The brand decides soon.</Dialog>
    </DialogTrigger>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = screen.getByRole('dialog', { name: 'Apply for this job' });
  expect(dialog).toHaveTextContent('The brand decides soon.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus());
});

test('every way of closing calls onOpenChange when controlled', async () => {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Account in review"
      footer={({ close }) => <Button onPress={close}>OK</Button>}
    >
      We are reviewing it.
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a press outside closes a dialog only if it is dismissable', async () => {
  const onOpenChange = vi.fn();
  const props = { isOpen: true, onOpenChange, title: 'Filters', children: 'None' };
  const { rerender } = renderInDesignSystem(<Dialog {...props} />);
  await userEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(<Dialog {...props} isDismissable />);
  await userEvent.click(document.body);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('with isKeyboardDismissDisabled, a dialog has no close button, and Escape does not close it', async () => {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <Dialog isOpen onOpenChange={onOpenChange} isKeyboardDismissDisabled title="Terms">
      They changed.
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a dialog opens one frame late, so that its button is first drawn as pressed, and closes at once', () => {
  const props = { title: 'Filters', children: 'None' };
  const { rerender } = renderInDesignSystem(<Dialog {...props} isOpen={false} />);
  // Returns whether the dialog is on the page directly after the render, before any later frame.
  const isShownAfter = (isOpen: boolean) => {
    let isShown = false;
    act(() => {
      flushSync(() => rerender(<Dialog {...props} isOpen={isOpen} />));
      isShown = screen.queryByRole('dialog') !== null;
    });
    return isShown;
  };
  expect(isShownAfter(true)).toBe(false);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(isShownAfter(false)).toBe(false);
});
