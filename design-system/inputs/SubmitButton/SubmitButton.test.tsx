import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

test('the button shows progress while a slow form is being sent, and sends the form once', async () => {
  const pending = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => pending.promise);
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.dblClick(button);
  await screen.findByRole('button', { name: 'In progress Send' });
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  await act(async () => pending.resolve());
  expect(button).toHaveAccessibleName('Send');
});
