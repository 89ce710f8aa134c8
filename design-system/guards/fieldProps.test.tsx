import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, createRef, Fragment } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Form } from '../inputs/Form/Form.tsx';
import { SubmitButton } from '../inputs/SubmitButton/SubmitButton.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { components } from './components.ts';
import { createExample } from './examples.ts';

const fields = components.filter(([name]) => name.endsWith('Field'));

/**
 * Renders a field, and a text with the id `help`. Returns the root of the field, and a function that focuses the field by its ref and
 * returns the focused control.
 */
function renderField([name, component]: (typeof fields)[number], props: object = {}) {
  const ref = createRef<HTMLElement>();
  const element = () =>
    createElement(
      Fragment,
      null,
      createElement('p', { id: 'help' }, 'From the page.'),
      createExample(name, component, { ref, ...props }),
    );
  const { rerender, unmount } = renderInDesignSystem(element());
  const root = ref.current as HTMLElement;
  const findControl = () => {
    act(() => root.focus());
    return document.activeElement as HTMLElement;
  };
  return { root, findControl, rerender: () => rerender(element()), unmount };
}

describe.each(fields)('%s', (...field) => {
  test('a control is described by both aria-describedby and its own description', () => {
    const description = 'Its own.';
    const { root, findControl } = renderField(field, { 'aria-describedby': 'help', description });
    const control = findControl();
    expect(root).toContainElement(control);
    // In fields with several controls, the group is described.
    const described = [control, ...root.querySelectorAll('[role*="group"]')].filter((element) =>
      element.getAttribute('aria-describedby')?.split(' ').includes('help'),
    );
    expect(described.length).toBeGreaterThan(0);
    // The root has no role, so a description of it would not be read.
    expect(root).not.toHaveAttribute('aria-describedby', 'help');
    expect(described[0]).toHaveAccessibleDescription(expect.stringContaining(description));
  });

  test('in a row that moves, no control keeps the old name', () => {
    const [name, component] = field;
    const page = (row: number) =>
      createElement(Form, null, createExample(name, component, { name: `rows.${row}.own` }));
    const { container, rerender } = renderInDesignSystem(page(1));
    rerender(page(0));
    expect(container.querySelector('[name^="rows.1"]')).toBeNull();
  });

  test('in a disabled fieldset it is disabled, until the fieldset is enabled', async () => {
    const states = '[disabled], [data-disabled], [aria-disabled="true"]';
    const { root: disabled, unmount } = renderField(field, { isDisabled: true });
    const expected = disabled.querySelectorAll(states).length + Number(disabled.matches(states));
    expect(expected).toBeGreaterThan(0);
    unmount();
    const ref = createRef<HTMLElement>();
    const [name, component] = field;
    const page = (isDisabled: boolean) =>
      createElement('fieldset', { disabled: isDisabled }, createExample(name, component, { ref }));
    const { rerender } = renderInDesignSystem(page(true));
    const root = ref.current as HTMLElement;
    const count = () => root.querySelectorAll(states).length + Number(root.matches(states));
    expect(count()).toBe(expected);
    rerender(page(false));
    await waitFor(() => expect(root.querySelector('[data-disabled]')).toBeNull());
    rerender(page(true));
    await waitFor(() => expect(count()).toBe(expected));
  });

  test('autoFocus focuses the control', () => {
    const { root, findControl } = renderField(field, { autoFocus: true });
    const focused = document.activeElement;
    expect(root).toContainElement(focused as HTMLElement);
    expect(findControl()).toBe(focused);
  });

  test('onFocus is called once, and onKeyDown for each key', () => {
    const [onFocus, onKeyDown] = [vi.fn(), vi.fn()];
    const { findControl } = renderField(field, { onFocus, onKeyDown });
    expect(onFocus).not.toHaveBeenCalled();
    const control = findControl();
    expect(onFocus).toHaveBeenCalledOnce();
    for (const key of ['a', 'ArrowDown', 'Enter']) fireEvent.keyDown(control, { key });
    const keys = onKeyDown.mock.calls.map(([event]) => (event as KeyboardEvent).key);
    expect(keys).toEqual(['a', 'ArrowDown', 'Enter']);
  });

  test('isLabelHidden hides the label, but keeps it on the page', () => {
    renderField(field);
    const label = () =>
      screen.getByText(/^(Name|Text)$/, { selector: '[data-part="label"], [data-part="label"] *' });
    const isHidden = () => {
      const labelPart = label().closest('[data-part="label"]') as HTMLElement;
      return getComputedStyle(labelPart).position === 'absolute';
    };
    expect(isHidden()).toBe(false);
    cleanup();
    renderField(field, { isLabelHidden: true });
    expect(isHidden()).toBe(true);
  });

  test('onBlur is called once, when focus leaves the field', async () => {
    const onBlur = vi.fn();
    const { findControl } = renderField(field, { onBlur });
    const control = findControl();
    expect(onBlur).not.toHaveBeenCalled();
    act(() => control.blur());
    await waitFor(() => expect(onBlur).toHaveBeenCalledOnce());
  });

  test('inputRef receives the control that gets the focus, and nothing after unmounting', () => {
    const inputRef = createRef<HTMLElement>();
    const onMount = vi.fn();
    const { findControl, unmount } = renderField(field, { inputRef });
    expect(inputRef.current).toBeInstanceOf(HTMLElement);
    expect(findControl()).toBe(inputRef.current);
    unmount();
    expect(inputRef.current).toBeNull();
    const { rerender } = renderField(field, { inputRef: onMount });
    rerender();
    expect(onMount).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement));
  });

  test('contextualHelp is opened by a button at the label, by keyboard, and Escape returns to it', async () => {
    const { root, findControl } = renderField(field, { contextualHelp: 'As on your passport.' });
    const button = await screen.findByRole('button', { name: /^Help: (Name|Text)$/ });
    expect(root).toContainElement(button);
    expect(findControl()).not.toBe(button);
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /^Help: / })).toHaveTextContent(
      'As on your passport.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('a label that is a node names the field, its buttons and its messages', async () => {
    const warn = vi.spyOn(console, 'warn');
    const label = createElement('span', null, 'Legal ', createElement('b', null, 'name'));
    renderField(field, { label, contextualHelp: 'Help.', errorMessage: 'Wrong.' });
    expect(screen.getByText('name').closest('[data-part="label"]')).toHaveTextContent('Legal name');
    expect(await screen.findByRole('button', { name: 'Help: Legal name' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /object/ })).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('textValue is the text of a label that a component renders', async () => {
    const Rendered = () => 'Rendered';
    const label = createElement(Rendered);
    renderField(field, { label, textValue: 'Plain', contextualHelp: 'Help.' });
    expect(await screen.findByRole('button', { name: 'Help: Plain' })).toBeVisible();
    expect(screen.getByText('Rendered')).toBeInTheDocument();
  });

  // A search is not validated.
  test.skipIf(field[0] === 'SearchField')('errorMessage is shown, and described', () => {
    const { root, findControl } = renderField(field, { errorMessage: 'Not this one.' });
    expect(screen.getByText('Not this one.')).toBeVisible();
    const control = findControl();
    const group = control.closest('[role*="group"]') ?? control;
    const described = [control, group, ...root.querySelectorAll('[aria-describedby]')].map(
      (element) => element.getAttribute('aria-describedby') ?? '',
    );
    const message = screen.getByText('Not this one.').id;
    expect(described.some((ids) => ids.split(' ').includes(message))).toBe(true);
  });

  test.skipIf(field[0] === 'SearchField')(
    'isRequired marks the field, and an empty one is reported when the form is sent',
    async () => {
      const onSubmit = vi.fn();
      const [name, component] = field;
      const ref = createRef<HTMLElement>();
      renderInDesignSystem(
        <Form onSubmit={onSubmit}>
          {createExample(name, component, { ref, isRequired: true, name: 'field' })}
          <SubmitButton>Send</SubmitButton>
        </Form>,
      );
      expect(ref.current).toHaveAttribute('data-required');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await within(ref.current as HTMLElement).findByText(/required/)).toBeVisible();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  test('isReadOnly marks a part of the field as read-only', () => {
    const { root } = renderField(field, { isReadOnly: true });
    const marked = '[readonly], [aria-readonly="true"], [data-readonly]';
    expect(root.matches(marked) || root.querySelector(marked) !== null).toBe(true);
  });
});
