import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { Drawer } from '../../feedback/Drawer/Drawer.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ActionBar } from './ActionBar.tsx';

test('an action stays at its place in the page, so that the focus follows the order of the page', () => {
  renderInDesignSystem(
    <form>
      <input aria-label="Caption" />
      <ActionBar>
        <Button>Submit</Button>
      </ActionBar>
    </form>,
  );
  const form = screen.getByRole('textbox').parentElement;
  expect(form).toContainElement(screen.getByRole('button', { name: 'Submit' }));
});

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])(
  'in a %s, an action bar is in the footer, outside of the scrolled content, and still submits its form',
  async (_, Sheet) => {
    const onSubmit = vi.fn();
    const cancel = vi.fn();
    renderInDesignSystem(
      <Sheet isOpen title="Drop out">
        <Form onSubmit={onSubmit}>
          <TextField name="reason" label="Reason" isRequired />
          <ActionBar>
            <Button onPress={cancel}>Stay</Button>
            <SubmitButton>Drop out</SubmitButton>
          </ActionBar>
        </Form>
      </Sheet>,
    );
    const field = screen.getByRole('textbox', { name: 'Reason' });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Drop out' });
    const scrolled = field.closest('[data-part="scroll-area"]');
    expect(scrolled).not.toContainElement(button);
    expect(screen.getByRole('dialog')).toContainElement(button);
    expect(button.form).toBe(field.closest('form'));
    await userEvent.click(button);
    expect(field).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'Ill');
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(cancel).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ reason: 'Ill' });
  },
);

test('a form keeps its id, and the action bar of a dialog in it does not submit it', async () => {
  const outer = vi.fn();
  renderInDesignSystem(
    <Form id="profile" onSubmit={outer}>
      <Dialog isOpen title="Disconnect?">
        <ActionBar>
          <Button>Disconnect</Button>
        </ActionBar>
      </Dialog>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(outer).not.toHaveBeenCalled();
  expect(document.getElementById('profile')?.tagName).toBe('FORM');
});
