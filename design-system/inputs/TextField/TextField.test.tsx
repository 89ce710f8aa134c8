import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, createRef, useState } from 'react';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { defineRule } from '../../validation/rules.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Renders a field before a button, to which the focus can move. Returns its input. */
function renderField(props: Partial<TextFieldProps> = {}) {
  const view = renderInDesignSystem(
    <>
      <TextField label="Name" name="name" {...props} />
      <button>After</button>
    </>,
  );
  return { ...view, field: screen.getByRole<HTMLInputElement>('textbox') };
}

describe('a text field', () => {
  test('shows no message before input or blur, but is natively invalid', () => {
    const { field } = renderField({ isRequired: true });
    expect(field).toHaveAccessibleName('Name');
    expect(field).toBeRequired();
    expect(field).not.toHaveAccessibleDescription();
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field.matches(':invalid')).toBe(true);
  });

  test('shows a missing value on blur and hides the message as soon as the value is valid', async () => {
    const { field } = renderField({ isRequired: true, description: 'As brands see it.' });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription('As brands see it. This field is required.');
    expect(field).toHaveAccessibleErrorMessage('This field is required.');
    await userEvent.type(field, 'M');
    expect(field).toHaveAccessibleDescription('As brands see it.');
    expect(field.matches(':valid')).toBe(true);
  });

  test('shows that a value is invalid on the first input', async () => {
    const { field } = renderField({ type: 'email' });
    await userEvent.type(field, 'm');
    expect(field).toShowError('Email is not valid.');
  });

  test('shows no message for an optional empty field', async () => {
    const { field } = renderField({ type: 'number', minValue: 10 });
    await userEvent.type(field, '1{Backspace}');
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription();
    expect(field.matches(':valid')).toBe(true);
  });

  test('delays the message of a blur until the pointer is released', async () => {
    const { field } = renderField({ isRequired: true });
    const user = userEvent.setup();
    await user.click(field);
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    expect(field).not.toHaveAccessibleDescription();
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(field).toHaveAccessibleErrorMessage('This field is required.'));
  });

  test('accepts and reports text over the limit without cutting it', async () => {
    const { field } = renderField({ maxLength: 3 });
    await userEvent.click(field);
    // Two characters, but four code units, which HTML counts.
    await userEvent.paste('😀😀');
    expect(field).toHaveValue('😀😀');
    expect(screen.getByText('4 / 3')).toBeInTheDocument();
    expect(field).toShowError('Name is not valid.');
  });

  test('isolates the direction of its affixes', () => {
    renderField({ start: 'https://', end: '.com' });
    for (const affix of ['https://', '.com']) expect(screen.getByText(affix).tagName).toBe('BDI');
  });

  test('is not validated while disabled or read-only', async () => {
    const { field, rerender } = renderField({ isRequired: true, isReadOnly: true });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription();
    expect(field.matches(':invalid')).toBe(false);
    rerender(<TextField label="Name" isRequired isDisabled />);
    expect(screen.getByRole('textbox')).toBeDisabled();
  });

  test('validates again when its rules change', async () => {
    const { field, rerender } = renderField({ defaultValue: '12', rules: { digits: 2 } });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription();
    rerender(<TextField label="Name" name="name" defaultValue="12" rules={{ digits: 3 }} />);
    expect(screen.getByRole('textbox')).toHaveAccessibleErrorMessage(
      'The Name must be 3 digits number.',
    );
  });

  test('shows errorMessage instead of the message of a rule', async () => {
    const { field } = renderField({ isRequired: true, errorMessage: 'Taken.' });
    expect(field).toHaveAccessibleErrorMessage('Taken.');
    expect(field.matches(':invalid')).toBe(true);
  });

  test('can be controlled', async () => {
    function Page() {
      const [name, setName] = useState('');
      return (
        <>
          <TextField label="Name" value={name} onChange={setName} maxLength={4} />
          <button onClick={() => setName('much too long')}>Fill</button>
          <output>{name}</output>
        </>
      );
    }
    renderInDesignSystem(<Page />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'Mia');
    expect(screen.getByRole('status')).toHaveTextContent('Mia');
    await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(field).toHaveAccessibleErrorMessage('Name is not valid.');
    expect(screen.getByText('13 / 4')).toBeInTheDocument();
  });

  test('passes id, data attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    renderInDesignSystem(<TextField label="Name" id="name" data-test="x" ref={ref} />);
    expect(ref.current).toHaveAttribute('id', 'name');
    expect(ref.current).toHaveAttribute('data-test', 'x');
    expect(ref.current).toContainElement(screen.getByRole('textbox'));
  });
});

describe('rendering', () => {
  test('typing renders only the field itself, and only when its message changes', async () => {
    const commits = vi.fn();
    renderInDesignSystem(
      <>
        {['One', 'Two'].map((label) => (
          <Profiler key={label} id={label} onRender={(id) => void commits(id)}>
            <TextField label={label} type="email" />
          </Profiler>
        ))}
      </>,
    );
    commits.mockClear();
    await userEvent.type(screen.getByRole('textbox', { name: 'One' }), 'mia@demo.test');
    // The message appears with the first letter and disappears with the second letter of the top-level domain.
    expect(commits.mock.calls).toEqual([['One'], ['One']]);
  });
});

describe('a new language', () => {
  test('translates the visible message without validating again', async () => {
    const isValid = vi.fn(() => false);
    const rules = [{ required: true }, defineRule('mine', isValid)];
    const page = (messages: Record<string, string>) => (
      <DesignSystemProvider locale="de" messages={messages}>
        <TextField label="Name" rules={rules} />
      </DesignSystemProvider>
    );
    const { rerender } = render(page({}));
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'x');
    await userEvent.tab();
    const before = isValid.mock.calls.length;
    rerender(page({ 'ds.validation.other': '{field} ist ungültig.' }));
    expect(field).toHaveAccessibleErrorMessage('Name ist ungültig.');
    expect(isValid).toHaveBeenCalledTimes(before);
  });
});

describe('in a native form', () => {
  test('a text field is part of the form data, and shows its own message instead of the browser’s error bubble', async () => {
    renderInDesignSystem(
      <form data-testid="form">
        <TextField label="Name" name="name" isRequired />
        <TextField label="City" name="city" isRequired defaultValue="Oslo" />
      </form>,
    );
    const form = screen.getByTestId<HTMLFormElement>('form');
    const field = screen.getByRole('textbox', { name: 'Name' });
    const onInvalid = vi.fn<(event: Event) => void>();
    form.addEventListener('invalid', onInvalid, true);
    form.requestSubmit();
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    // The browser shows its bubble unless the event is prevented.
    expect(onInvalid.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true]);
    expect([...new FormData(form).entries()]).toEqual([
      ['name', ''],
      ['city', 'Oslo'],
    ]);
  });
});

test.each([
  [0, 'decimal'],
  [-1, 'text'],
  [undefined, 'text'],
])('a field of type number with the minimum %s shows the %s keyboard', (min, keyboard) => {
  expect(renderField({ type: 'number', minValue: min }).field).toHaveAttribute(
    'inputmode',
    keyboard,
  );
});

test('a reset calls onChange with the initial text, also of an uncontrolled field', async () => {
  const onChange = vi.fn();
  renderInDesignSystem(
    <form>
      <TextField label="Name" defaultValue="Mia" onChange={onChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(onChange).toHaveBeenLastCalledWith('Mia!');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onChange).toHaveBeenLastCalledWith('Mia');
});
