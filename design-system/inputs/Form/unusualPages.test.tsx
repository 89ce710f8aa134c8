import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { defineRule } from '../../validation/rules.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const required = 'This field is required.';

// Each comment names the GitHub issues in which users of other libraries reported the bug.

// react-hook-form/react-hook-form 4829: controls outside their form are not reset with it.
test('a field that names a form by id is reset with that form, even if the form is mounted later', async () => {
  function Page() {
    const [hasForm, setHasForm] = useState(false);
    useEffect(() => setHasForm(true), []);
    return (
      <>
        <NumberField label="Age" form="later" defaultValue={1} />
        {hasForm && (
          <form id="later">
            <button type="reset">Reset</button>
          </form>
        )}
      </>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.type(box('Age'), '2');
  await press('Reset');
  await waitFor(() => expect(box('Age')).toHaveValue('1'));
});

// foundryvtt/foundryvtt 11610, tox-dev/turbohtml 621: the checkbox that enables a fieldset is in its legend, which stays enabled.
test('a field in the legend of a disabled fieldset is validated and sent, other fields of the fieldset are not', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <fieldset disabled>
        <legend>
          <CheckboxField label="Another address" name="other" isRequired />
        </legend>
        <fieldset>
          <legend>
            <TextField label="Street" name="street" isRequired />
          </legend>
        </fieldset>
      </fieldset>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText(required)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Another address' }));
  await press('Send');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ other: true });
});

// w3c/pointerevents 408, Jemt/Fit.UI 163: no pointerup follows a press that opens the context menu.
test.each(['contextmenu', 'keydown'])(
  'an error message appears after a press that ends with %s instead of pointerup',
  async (type) => {
    renderInDesignSystem(<TextField label="Name" isRequired />);
    act(() => box('Name').focus());
    fireEvent.pointerDown(document.body, { button: 2 });
    act(() => box('Name').blur());
    expect(screen.queryByText(required)).toBeNull();
    fireEvent(document.body, new Event(type, { bubbles: true }));
    expect(await screen.findByText(required)).toBeVisible();
  },
);

// react-hook-form/react-hook-form 6776, angular/components 17303: `document.contains` is false in a shadow root.
test('a form in a shadow root is sent after an asynchronous rule', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const container = shadow.appendChild(document.createElement('div'));
  const onSubmit = vi.fn();
  const rule = defineRule('free', () => Promise.resolve(true), undefined, undefined, {
    debounceMs: 0,
  });
  const form = (
    <Form onSubmit={onSubmit}>
      <TextField label="Name" name="name" defaultValue="Mia" rules={[rule]} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  const { unmount } = renderInDesignSystem(createPortal(form, container));
  act(() => container.querySelector('button')?.click());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Mia' }));
  unmount();
  host.remove();
});

test('a file field in a shadow root gets the focus if it is invalid', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const container = shadow.appendChild(document.createElement('div'));
  const form = (
    <Form>
      <FileField label="Picture" name="picture" isRequired />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  const { unmount } = renderInDesignSystem(createPortal(form, container));
  act(() => container.querySelector<HTMLElement>('[type="submit"]')?.click());
  await waitFor(() => expect(shadow.activeElement).toHaveTextContent('Choose a file'));
  unmount();
  host.remove();
});

test('the summary appears in a form with a field named like a method of objects', async () => {
  renderInDesignSystem(
    <Form>
      {['One', 'Two', 'Three', 'Four'].map((name) => (
        <TextField key={name} name={name} label={name} isRequired />
      ))}
      <TextField name="constructor" label="Builder" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  expect(screen.getByText('4 fields need your attention')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Builder' })).toBeNull();
});
