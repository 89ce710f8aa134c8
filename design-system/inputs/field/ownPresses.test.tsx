import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';

/** Elements of a portal in a label: pressing them does what they do, and does not choose. */

const fields: [string, (content: ReactNode) => ReactElement, string][] = [
  ['CheckboxField', (content) => <CheckboxField label={<>Accept {content}</>} />, 'checkbox'],
  ['SwitchField', (content) => <SwitchField label={<>Accept {content}</>} />, 'switch'],
];

const contents: [string, ReactElement][] = [
  ['link', <a href="#terms">own</a>],
  ['button', <button type="button">own</button>],
  [
    'summary',
    <details>
      <summary>own</summary>more
    </details>,
  ],
  [
    'text of a link',
    <a href="#terms">
      <b>own</b>
    </a>,
  ],
];

test.each(fields.flatMap((field) => contents.map((content) => [...field, ...content] as const)))(
  '%s: a press on an element in its label belongs to the element',
  (_name, render, role, _content, element) => {
    renderInDesignSystem(render(element));
    const press = (target: Element) => {
      fireEvent.pointerDown(target, { button: 0, pointerType: 'mouse' });
      fireEvent.mouseDown(target, { button: 0 });
      fireEvent.pointerUp(target, { button: 0, pointerType: 'mouse' });
      return fireEvent.click(target, { button: 0, detail: 1 });
    };
    // The browser follows a link whose click is not prevented.
    expect(press(screen.getByText('own'))).toBe(true);
    expect(screen.getByRole(role)).not.toBeChecked();
    press(screen.getByText(/^Accept/, { selector: 'label span' }));
    expect(screen.getByRole(role)).toBeChecked();
  },
);
