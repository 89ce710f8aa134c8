import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, createRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { defineRule } from '../../validation/rules.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

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
  test('says nothing before it is typed into or left, and is invalid to the page all the same', () => {
    const { field } = renderField({ isRequired: true });
    expect(field).toHaveAccessibleName('Name');
    expect(field).toBeRequired();
    expect(field).not.toHaveAccessibleDescription();
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field.matches(':invalid')).toBe(true);
  });

  test('says what is wrong when it is left, and nothing as soon as it is right', async () => {
    const { field } = renderField({ isRequired: true, description: 'As brands see it.' });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription('As brands see it. This field is required.');
    expect(field).toHaveAccessibleErrorMessage('This field is required.');
    await userEvent.type(field, 'M');
    expect(field).toHaveAccessibleDescription('As brands see it.');
    expect(field.matches(':valid')).toBe(true);
  });

  test('says it at the first input already', async () => {
    const { field } = renderField({ type: 'email' });
    await userEvent.type(field, 'm');
    expect(field).toHaveAccessibleErrorMessage('Email is not valid.');
  });

  test('leaves an optional empty field in peace', async () => {
    const { field } = renderField({ type: 'number', min: 10 });
    await userEvent.type(field, '1{Backspace}');
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription();
    expect(field.matches(':valid')).toBe(true);
  });

  test('waits with a message until the pointer that left it is up again', async () => {
    const { field } = renderField({ isRequired: true });
    const user = userEvent.setup();
    await user.click(field);
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    expect(field).not.toHaveAccessibleDescription();
    await user.pointer('[/MouseLeft]');
    await vi.waitFor(() => expect(field).toHaveAccessibleErrorMessage('This field is required.'));
  });

  test('lets its limit be passed, says so, and cuts nothing', async () => {
    const { field } = renderField({ maxLength: 3 });
    await userEvent.click(field);
    await userEvent.paste('😀😀');
    expect(field).toHaveValue('😀😀');
    expect(screen.getByText('4 / 3')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription('Up to 3 characters. Name is not valid.');
  });

  test('what stands before and after the text keeps its order on a page of the other direction', () => {
    renderField({ prefix: 'https://', suffix: '.com' });
    for (const affix of ['https://', '.com']) expect(screen.getByText(affix).tagName).toBe('BDI');
  });

  test.each(['👩‍👩‍👧', 'مرحبا', 'a\u200bb', '\u202eabc', 'x'.repeat(1_000_000)])(
    'keeps odd input as it is',
    async (odd) => {
      const { field } = renderField({ isRequired: true, rules: { regex: /./u } });
      fireEvent.change(field, { target: { value: odd } });
      expect(field).toHaveValue(odd);
      expect(field.matches(':valid')).toBe(true);
    },
  );

  test('does not flicker while characters are put together', async () => {
    const { field } = renderField({ rules: { regex: /^\p{Script=Han}+$/u } });
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'ni' } });
    expect(field).not.toHaveAccessibleErrorMessage();
    fireEvent.input(field, { target: { value: '你' } });
    fireEvent.compositionEnd(field);
    expect(field).not.toHaveAccessibleErrorMessage();
    fireEvent.input(field, { target: { value: '你x' } });
    expect(field).toHaveAccessibleErrorMessage('The Name is invalid.');
  });

  test('is not judged while it is disabled or only to be read', async () => {
    const { field, rerender } = renderField({ isRequired: true, isReadOnly: true });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription();
    expect(field.matches(':invalid')).toBe(false);
    rerender(<TextField label="Name" isRequired isDisabled />);
    expect(screen.getByRole('textbox')).toBeDisabled();
  });

  test('judges anew when its rules change', async () => {
    const { field, rerender } = renderField({ defaultValue: '12', rules: { digits: 2 } });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription();
    rerender(<TextField label="Name" name="name" defaultValue="12" rules={{ digits: 3 }} />);
    expect(screen.getByRole('textbox')).toHaveAccessibleErrorMessage(
      'The Name must be 3 digits number.',
    );
  });

  test('shows a message from outside in place of its own', async () => {
    const { field } = renderField({ isRequired: true, errorMessage: 'Taken.' });
    expect(field).toHaveAccessibleErrorMessage('Taken.');
    expect(field.matches(':invalid')).toBe(true);
  });

  test('may be kept by its caller', async () => {
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

  test('gives its root the id, the data attributes and the ref', () => {
    const ref = createRef<HTMLDivElement>();
    renderInDesignSystem(<TextField label="Name" id="name" data-test="x" ref={ref} />);
    expect(ref.current).toHaveAttribute('id', 'name');
    expect(ref.current).toHaveAttribute('data-test', 'x');
    expect(ref.current).toContainElement(screen.getByRole('textbox'));
  });
});

describe('while it is typed into', () => {
  test('a field renders alone, and only when what it says changes', async () => {
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
    // The message comes with the first letter and goes with the second of the last label.
    expect(commits.mock.calls).toEqual([['One'], ['One']]);
  });
});

describe('another language', () => {
  test('rewrites the message that is shown without judging again', async () => {
    const judge = vi.fn(() => false);
    const rules = [{ required: true }, defineRule('mine', judge)];
    const page = (messages: Record<string, string>) => (
      <IntlProvider locale="de" messages={messages} onError={() => undefined}>
        <TextField label="Name" rules={rules} />
      </IntlProvider>
    );
    const { rerender } = render(page({}));
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'x');
    await userEvent.tab();
    const before = judge.mock.calls.length;
    rerender(page({ 'ds.validation.other': '{field} ist ungültig.' }));
    expect(field).toHaveAccessibleErrorMessage('Name ist ungültig.');
    expect(judge).toHaveBeenCalledTimes(before);
  });
});

describe('in a form of the page', () => {
  test('is in its data, and shows our message in place of the browser’s bubble', async () => {
    renderInDesignSystem(
      <form data-testid="form">
        <TextField label="Name" name="name" isRequired />
        <TextField label="City" name="city" isRequired defaultValue="Oslo" />
      </form>,
    );
    const form = screen.getByTestId<HTMLFormElement>('form');
    const field = screen.getByRole('textbox', { name: 'Name' });
    const bubble = vi.fn((event: Event) => event.defaultPrevented);
    form.addEventListener('invalid', bubble, true);
    form.requestSubmit();
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(bubble).toHaveBeenCalledOnce();
    expect([...new FormData(form).entries()]).toEqual([
      ['name', ''],
      ['city', 'Oslo'],
    ]);
  });
});
