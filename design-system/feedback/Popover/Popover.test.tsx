import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Popover } from './Popover.tsx';

const trigger = <Button>About the fee</Button>;

test('a popover opens with its button and has its title as name; Escape closes it and focuses the button', async () => {
  renderInDesignSystem(
    <Popover trigger={trigger} title="What you receive">
      90 % of the fee.
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'About the fee' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: 'What you receive' });
  expect(dialog).toHaveTextContent('90 % of the fee.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
});

test('a popover without a title has the label of its button as name', async () => {
  renderInDesignSystem(<Popover trigger={trigger}>90 % of the fee.</Popover>);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('dialog', { name: 'About the fee' })).toBeVisible();
});

test('a press outside closes a popover', async () => {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <Popover trigger={trigger} defaultOpen onOpenChange={onOpenChange}>
      90 % of the fee.
    </Popover>,
  );
  await userEvent.click(document.body);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the content of a popover can close it; when controlled, only the caller does', async () => {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <Popover trigger={trigger} isOpen onOpenChange={onOpenChange}>
      {({ close }) => <Button onPress={close}>Got it</Button>}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole('dialog')).toBeVisible();
});
