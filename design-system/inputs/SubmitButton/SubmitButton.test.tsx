import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
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

describe('outside of its form', () => {
  const busy = 'In progress Send';
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  test.each(['before', 'after'])('the button shows progress, %s the form', async (place) => {
    const pending = Promise.withResolvers<void>();
    const button = (
      <SubmitButton key="button" form="profile">
        Send
      </SubmitButton>
    );
    renderInDesignSystem(
      <>
        {place === 'before' && button}
        <Form id="profile" onSubmit={() => pending.promise}>
          <input aria-label="Name" />
        </Form>
        {place === 'after' && button}
      </>,
    );
    await send();
    await screen.findByRole('button', { name: busy });
    await act(async () => pending.resolve());
    expect(screen.getByRole('button')).toHaveAccessibleName('Send');
  });

  test('the button shows progress while the `action` of the form runs', async () => {
    const pending = Promise.withResolvers<void>();
    renderInDesignSystem(
      <>
        <Form id="profile" action={() => pending.promise}>
          <input aria-label="Name" />
        </Form>
        <SubmitButton form="profile">Send</SubmitButton>
      </>,
    );
    await send();
    await screen.findByRole('button', { name: busy });
    await act(async () => pending.resolve());
    await screen.findByRole('button', { name: 'Send' });
  });

  test('a button inside a form ignores the progress of other forms', async () => {
    const own = vi.fn(() => new Promise<void>(() => undefined));
    renderInDesignSystem(
      <>
        <Form id="profile" onSubmit={own}>
          <SubmitButton>Save</SubmitButton>
        </Form>
        <Form>
          <SubmitButton form="profile">Send</SubmitButton>
          <SubmitButton>Other</SubmitButton>
        </Form>
      </>,
    );
    await send();
    await screen.findByRole('button', { name: busy });
    expect(screen.getByRole('button', { name: 'In progress Save' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Other' })).toBeVisible();
  });
});
