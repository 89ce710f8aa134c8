import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement, createRef, Fragment } from 'react';
import { describe, expect, test, vi } from 'vitest';
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
  renderInDesignSystem(
    createElement(
      Fragment,
      null,
      createElement('p', { id: 'help' }, 'From the page.'),
      createExample(name, component, { ref, ...props }),
    ),
  );
  const root = ref.current as HTMLElement;
  const findControl = () => {
    act(() => root.focus());
    return document.activeElement as HTMLElement;
  };
  return { root, findControl };
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
    // A search field has no description.
    if (field[0] !== 'SearchField') {
      expect(described[0]).toHaveAccessibleDescription(expect.stringContaining(description));
    }
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

  test('isReadOnly marks a part of the field as read-only', () => {
    const { root } = renderField(field, { isReadOnly: true });
    const marked = '[readonly], [aria-readonly="true"], [data-readonly]';
    expect(root.matches(marked) || root.querySelector(marked) !== null).toBe(true);
  });
});
