import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormErrors } from '../../internal/describeError.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

class Refused extends Error {
  readonly body: FormErrors;

  constructor(body: FormErrors) {
    super('refused');
    this.body = body;
  }
}

function describeError(error: unknown): FormErrors {
  if (error instanceof Refused) return error.body;
  throw error;
}

const report = vi.fn();

beforeEach(() => vi.stubGlobal('reportError', report));

afterEach(() => {
  vi.unstubAllGlobals();
  report.mockClear();
});

/** Renders a form with a name, and sends it. */
async function sendForm(onSubmit: () => Promise<void>): Promise<void> {
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <SubmitButton>Send</SubmitButton>
      <button type="reset">Reset</button>
    </Form>,
    { describeError },
  );
  await userEvent.type(screen.getByRole('textbox'), 'Mia{Enter}');
}

test('a rejected onSubmit shows the messages of the portal at their fields and in the summary', async () => {
  const body = { errors: { name: 'This name is taken.' }, error: 'Not saved.' };
  await sendForm(() => Promise.reject(new Refused(body)));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/This name is taken\./);
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByText('Not saved.')).toBeVisible();
  expect(report).not.toHaveBeenCalled();
});

test('an exception of an onSubmit without a promise has the messages of the portal too', async () => {
  await sendForm(() => {
    throw new Refused({ error: 'Not saved.' });
  });
  expect(screen.getByRole('group', { name: 'Not saved.' })).toHaveFocus();
});

test.each([
  ['that the portal does not know', new TypeError('broken')],
  ['without a message', new Refused({})],
])('an error %s is reported, and has a general message', async (_case, error) => {
  await sendForm(() => Promise.reject(error));
  const sentence = 'This could not be sent. Please try again.';
  expect(screen.getByRole('group', { name: sentence })).toHaveFocus();
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test('after a reset, the late error of a submit is neither shown nor reported', async () => {
  const response = Promise.withResolvers<void>();
  await sendForm(() => response.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await act(async () => response.reject(new Refused({ error: 'Not saved.' })));
  expect(screen.queryByText('Not saved.')).toBeNull();
  expect(report).not.toHaveBeenCalled();
});
