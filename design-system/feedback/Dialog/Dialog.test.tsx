import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

test('is opened by its button, named by its title, and gives the focus back', async () => {
  renderInDesignSystem(
    <DialogTrigger>
      <Button>Apply</Button>
      <Dialog title="Apply for this job">The brand answers soon.</Dialog>
    </DialogTrigger>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = screen.getByRole('dialog', { name: 'Apply for this job' });
  expect(dialog).toHaveTextContent('The brand answers soon.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus());
});

test('every way of closing tells the caller who holds it open', async () => {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Account in review"
      footer={({ close }) => <Button onPress={close}>OK</Button>}
    >
      We are looking at it.
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a press outside closes it only where it is dismissable', async () => {
  const onOpenChange = vi.fn();
  const props = { isOpen: true, onOpenChange, title: 'Filters', children: 'None' };
  const { rerender } = renderInDesignSystem(<Dialog {...props} />);
  await userEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(<Dialog {...props} isDismissable />);
  await userEvent.click(document.body);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('one that has to be answered has neither a close button nor Escape', async () => {
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
