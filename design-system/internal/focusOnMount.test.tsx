import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { focusOnMount } from './focusOnMount.ts';

function Steps() {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <button onClick={() => setSent(true)}>Send</button>;
  return (
    <Heading level={2} ref={focusOnMount}>
      Message sent
    </Heading>
  );
}

test('the heading of the result takes the focus from the button that it replaces, and is no Tab stop', async () => {
  render(
    <StrictMode>
      <Steps />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
  expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '-1');
});

test('an element that is shown again does not take the focus again', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <>
      <input aria-label="Name" />
      <Activity mode={mode}>
        <div ref={focusOnMount} role="group" aria-label="Result" tabIndex={0} />
      </Activity>
    </>
  );
  const { rerender } = render(page('visible'));
  expect(screen.getByRole('group')).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0');
  screen.getByRole('textbox').focus();
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
