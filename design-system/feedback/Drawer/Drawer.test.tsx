import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { Drawer } from './Drawer.tsx';

test('a drawer opens with its button, has its title as name, and closing it focuses the button', async () => {
  renderInDesignSystem(
    <DialogTrigger>
      <Button>Filters</Button>
      <Drawer title="Filter the jobs">None yet.</Drawer>
    </DialogTrigger>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = screen.getByRole('dialog', { name: 'Filter the jobs' });
  expect(drawer).toHaveTextContent('None yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
});

test('an action, the close button, Escape and a press outside all call onOpenChange', async () => {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <Drawer
      isOpen
      onOpenChange={onOpenChange}
      title="Filters"
      footer={({ close }) => <Button onPress={close}>Show 12 jobs</Button>}
    >
      None yet.
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 jobs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false], [false]]);
});

test('a press outside does not close a drawer that is not dismissable', async () => {
  const onOpenChange = vi.fn();
  renderInDesignSystem(
    <Drawer isOpen isDismissable={false} onOpenChange={onOpenChange} title="Filters">
      None yet.
    </Drawer>,
  );
  await userEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('Tab stays within an open drawer', async () => {
  renderInDesignSystem(
    <>
      <Button>Behind</Button>
      <Drawer isOpen title="Filters">
        <Button>Inside</Button>
      </Drawer>
    </>,
  );
  const drawer = screen.getByRole('dialog');
  // More stops than the drawer has controls: Close and Inside.
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
});
