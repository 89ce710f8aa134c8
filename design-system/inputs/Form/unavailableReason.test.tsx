import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const closed = 'The office is closed.';
const getButton = () => screen.getByRole('button', { name: 'Send' });

function getForm(props: Partial<FormProps>) {
  return (
    <Form aria-label="Contact" {...props}>
      <TextField label="Name" name="name" />
      <SubmitButton aria-describedby="note">Send</SubmitButton>
      <p id="note">We reply in a day.</p>
    </Form>
  );
}

test('an unavailable form shows and announces the reason, and can be sent again without it', async () => {
  const onSubmit = vi.fn();
  const { rerender } = renderInDesignSystem(getForm({ onSubmit }));
  await userEvent.type(screen.getByRole('textbox'), 'Mia');
  rerender(getForm({ onSubmit, unavailableReason: closed }));
  await waitFor(() => expect(getAnnounced()).toEqual([closed]));
  expect(screen.getByText(closed)).toBeVisible();
  expect(getButton()).toHaveAttribute('aria-disabled', 'true');
  expect(getButton()).toHaveAccessibleDescription(`We reply in a day. ${closed}`);
  await userEvent.click(getButton());
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('Mia');
  rerender(getForm({ onSubmit }));
  expect(screen.queryByText(closed)).toBeNull();
  expect(getButton()).not.toHaveAttribute('aria-disabled');
  expect(getButton()).toHaveAccessibleDescription('We reply in a day.');
  await userEvent.click(getButton());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Mia' });
});

test('plain buttons, and Enter without a button, do not send an unavailable form', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit} unavailableReason={closed}>
      <TextField label="Name" name="name" isRequired />
      <button>Plain</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  await userEvent.type(screen.getByRole('textbox'), 'Mia{Enter}');
  act(() => document.forms[0]?.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an unavailable form is not submitted natively', async () => {
  const action = vi.fn();
  renderInDesignSystem(
    <Form action={action} unavailableReason={closed}>
      <TextField label="Name" name="name" />
    </Form>,
  );
  act(() => document.forms[0]?.requestSubmit());
  expect(action).not.toHaveBeenCalled();
});

test('the reason holds neither another form, nor a button that sends another one', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <>
      <Form unavailableReason={closed}>
        <SubmitButton>Held</SubmitButton>
        <SubmitButton form="other">Send</SubmitButton>
      </Form>
      <Form id="other" onSubmit={onSubmit}>
        <SubmitButton>Send here</SubmitButton>
      </Form>
    </>,
  );
  await userEvent.click(getButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Send here' })).not.toHaveAttribute('aria-disabled');
});
