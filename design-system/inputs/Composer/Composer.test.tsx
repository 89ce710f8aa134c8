import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { Composer } from './Composer.tsx';
import { passTime } from '../../testing/passTime.ts';

const onSend = vi.fn();
beforeEach(() => onSend.mockClear());

function renderComposer(submit = <SubmitButton>Send</SubmitButton>) {
  renderInDesignSystem(
    <Form onSubmit={onSend}>
      <Composer
        field={<TextAreaField name="body" label="Message" isLabelHidden rows={1} />}
        submit={submit}
      />
    </Form>,
  );
  return screen.getByRole('textbox', { name: 'Message' });
}

test.each(['Control', 'Meta'])(
  '%s+Enter sends the message once; Enter alone starts a line',
  async (key) => {
    const field = renderComposer();
    await userEvent.type(field, 'One{Enter}Two');
    expect(field).toHaveValue('One\nTwo');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith({ body: 'One\nTwo' }));
  },
);

test('Control+Enter sends nothing while an input method composes a word, or while the keys repeat', async () => {
  const field = renderComposer();
  await userEvent.type(field, 'Hello');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, repeat: true });
  await passTime(0);
  expect(onSend).not.toHaveBeenCalled();
});

test('Control+Enter does nothing if the submit button does nothing', async () => {
  const field = renderComposer(
    <SubmitButton aria-disabled onClick={(event) => event.preventDefault()}>
      Send
    </SubmitButton>,
  );
  await userEvent.type(field, 'Hello{Control>}{Enter}{/Control}');
  expect(onSend).not.toHaveBeenCalled();
});
