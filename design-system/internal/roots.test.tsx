import { cleanup, fireEvent, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EmailField } from '../inputs/EmailField/EmailField.tsx';
import { PasswordField } from '../inputs/PasswordField/PasswordField.tsx';
import { TextAreaField } from '../inputs/TextAreaField/TextAreaField.tsx';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { getActiveElement, getRoot, getTarget, hasFocusWithin, isElement } from './roots.ts';

afterEach(() => {
  cleanup();
  // Not the regions for announcements, which stay in the page.
  for (const element of document.querySelectorAll('[data-host], iframe')) element.remove();
});

function attach(): ShadowRoot {
  const host = document.createElement('div');
  host.dataset['host'] = '';
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
}

/** Renders a form in a shadow root, which `submit` and `reset` do not leave. */
function renderForm(children: ReactNode) {
  const root = attach();
  const container = document.createElement('div');
  container.dataset['host'] = '';
  root.append(container);
  render(
    <DesignSystemProvider locale="en">
      <form onSubmit={(event) => event.preventDefault()}>{children}</form>
    </DesignSystemProvider>,
    { container },
  );
  return { form: container.querySelector('form')!, queries: within(container) };
}

test('an element in a shadow root or a frame has its own root and focus', () => {
  const root = attach();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  for (const page of [root, frame.contentDocument!]) {
    const button = document.createElement('button');
    (page instanceof ShadowRoot ? page : page.body).append(button);
    expect(getRoot(button)).toBe(page);
    expect(hasFocusWithin(button)).toBe(false);
    button.focus();
    expect(getActiveElement(button)).toBe(button);
    expect(hasFocusWithin(button)).toBe(true);
    expect(isElement(button)).toBe(true);
  }
});

test('a removed element and no element have the document as root; texts and windows are no elements', () => {
  expect(getRoot(document.createElement('p'))).toBe(document);
  expect(getRoot(null)).toBe(document);
  expect([document.createTextNode('a'), window, document, null, undefined].some(isElement)).toBe(
    false,
  );
});

test('the target of an event is in the shadow root, not its host', () => {
  const button = document.createElement('button');
  attach().append(button);
  const targets: unknown[] = [];
  document.addEventListener('click', (event) => targets.push(getTarget(event)), { once: true });
  button.click();
  expect(targets).toEqual([button]);
});

test('a shown password is hidden when its form in a shadow root is sent', () => {
  const { form, queries } = renderForm(<PasswordField name="password" label="Password" />);
  fireEvent.click(queries.getByRole('button'));
  const field = queries.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'text');
  fireEvent.submit(form);
  expect(field).toHaveAttribute('type', 'password');
});

test('an address is normalized when its form in a shadow root is sent', () => {
  const { form, queries } = renderForm(<EmailField name="email" label="Email" />);
  const field = queries.getByRole<HTMLInputElement>('textbox');
  fireEvent.input(field, { target: { value: ' amira@demo.test ' } });
  fireEvent.submit(form);
  expect(field).toHaveValue('amira@demo.test');
});

test('the count of characters is current after a reset in a shadow root', async () => {
  const { form, queries } = renderForm(
    <TextAreaField name="pitch" label="Pitch" maxLength={10} defaultValue="12345678" />,
  );
  const field = queries.getByRole('textbox');
  fireEvent.input(field, { target: { value: '1234567890' } });
  expect(queries.getByText('10 / 10')).toBeVisible();
  form.reset();
  expect(await queries.findByText('8 / 10')).toBeVisible();
});
