import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../feedback/ErrorState/ErrorState.tsx';
import { Form } from '../inputs/Form/Form.tsx';
import { SubmitButton } from '../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

type Run = () => Promise<void>;

/** What runs an action that takes time, and the name of the button that starts it. */
const runners: Record<string, { name: string; render: (run: Run) => ReactElement }> = {
  'a form': {
    name: 'Send',
    render: (run) => (
      <Form onSubmit={run}>
        <TextField label="Name" name="name" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
  },
  'a confirmation': {
    name: 'Pay',
    render: (run) => (
      <ConfirmDialog title="Pay?" confirmLabel="Pay" onConfirm={run} defaultOpen>
        You will pay at your bank.
      </ConfirmDialog>
    ),
  },
  'an error': {
    name: 'Try again',
    render: (run) => <ErrorState title="Failed" onRetry={run} />,
  },
};

const returnFromCache = (persisted: boolean) =>
  act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

test.each(Object.entries(runners))(
  '%s can be sent again after Back to the page that it has left',
  async (_, { name, render }) => {
    // The navigation to another page ends the scripts before the promise settles.
    const run = vi.fn(() => new Promise<void>(() => undefined));
    renderInDesignSystem(render(run));
    const press = () => userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    await press();
    expect(run).toHaveBeenCalledOnce();
    await returnFromCache(false);
    await press();
    expect(run).toHaveBeenCalledOnce();
    await returnFromCache(true);
    await press();
    expect(run).toHaveBeenCalledTimes(2);
  },
);
