import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Form } from '../inputs/Form/Form.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { useFormState } from './useFormState.ts';
import { passTime } from '../testing/passTime.ts';

/** Calls `onRender` with the state of its form at each render. */
function Watcher({ onRender }: { onRender: (state: object) => void }) {
  const { isValid, isDirty, touched } = useFormState();
  onRender({ isValid, isDirty, touched: Object.keys(touched) });
  return null;
}

test('the hook returns the state of the whole form', async () => {
  const onRender = vi.fn();
  renderInDesignSystem(
    <Form>
      <TextField name="name" label="Name" isRequired />
      <Watcher onRender={onRender} />
    </Form>,
  );
  const expectState = (state: object) =>
    waitFor(() => expect(onRender).toHaveBeenLastCalledWith(state));
  await expectState({ isValid: false, isDirty: false, touched: [] });
  await userEvent.type(screen.getByRole('textbox'), 'Mia');
  await expectState({ isValid: true, isDirty: true, touched: [] });
  await userEvent.tab();
  await expectState({ isValid: true, isDirty: true, touched: ['name'] });
});

test('a change that is not selected does not render the component', async () => {
  const onRender = vi.fn();
  function Valid() {
    onRender(useFormState((state) => state.isValid));
    return null;
  }
  renderInDesignSystem(
    <Form>
      <TextField name="name" label="Name" />
      <Valid />
    </Form>,
  );
  // The state of a form is published 16 ms after a change.
  await passTime(20);
  onRender.mockClear();
  await userEvent.type(screen.getByRole('textbox'), 'Mia');
  await passTime(20);
  expect(onRender).not.toHaveBeenCalled();
});

test('an unmounted field has no influence on the state, and sent values are not dirty', async () => {
  const onRender = vi.fn();
  function Page() {
    const [isFull, setIsFull] = useState(true);
    return (
      <Form onSubmit={() => undefined}>
        <TextField name="name" label="Name" />
        {isFull && <TextField name="more" label="More" isRequired />}
        <button type="button" onClick={() => setIsFull(false)}>
          Less
        </button>
        <Watcher onRender={onRender} />
      </Form>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  await userEvent.type(screen.getByRole('textbox'), 'Mia');
  const expectState = (state: object) =>
    waitFor(() => expect(onRender).toHaveBeenLastCalledWith(state));
  await expectState({ isValid: true, isDirty: true, touched: [] });
  await userEvent.keyboard('{Enter}');
  await expectState({ isValid: true, isDirty: false, touched: ['name'] });
});
