import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField.tsx';

const options = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube', description: 'Connected' },
];

/** Renders a field in a form. Returns its input, and a function that returns the entries of the form data. */
function renderField(props: Partial<ComboBoxFieldProps> = {}) {
  renderInDesignSystem(
    <form data-testid="form">
      <ComboBoxField label="Platform" name="platform" options={options} {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  const data = () => [...new FormData(form).entries()];
  return { field: screen.getByRole('combobox', { name: 'Platform' }), data };
}

const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset' }));

describe('a combo box', () => {
  test('selects an option found by a part of its label, with the keyboard', async () => {
    const onChange = vi.fn();
    const { field, data } = renderField({ onChange });
    await userEvent.type(field, 'tub');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('YouTube');
    expect(onChange.mock.calls).toEqual([['youtube']]);
    expect(data()).toEqual([['platform', 'youtube']]);
  });

  test.each([
    ['touch', {}, true],
    ['mouse', {}, false],
    ['touch', { isReadOnly: true }, false],
    ['touch', { isDisabled: true }, false],
  ] as const)('pressed by %s with %j, opens its list: %s', (pointerType, props, isOpen) => {
    const { field } = renderField(props);
    field.focus();
    fireEvent(field, new PointerEvent('click', { bubbles: true, pointerType }));
    expect(screen.queryAllByRole('option')).toHaveLength(isOpen ? options.length : 0);
  });

  test('selects the option whose complete label was typed, in any case', async () => {
    const { field, data } = renderField();
    await userEvent.type(field, 'YOUTUBE{Enter}');
    expect(data()).toEqual([['platform', 'youtube']]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'tiktok');
    await userEvent.tab();
    expect(field).toHaveValue('TikTok');
    expect(data()).toEqual([['platform', 'tiktok']]);
  });

  test('finds and selects an option by an alias, in any case and with dots', async () => {
    const countries = [
      { id: 'UA', label: 'Ukraine' },
      { id: 'GB', label: 'United Kingdom', aliases: ['UK', 'Great Britain'] },
      { id: 'XK', label: 'Kosovo', aliases: ['Kosova'] },
    ];
    const { field, data } = renderField({ options: countries });
    await userEvent.type(field, 'uk');
    const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Ukraine', 'United Kingdom']);
    // The alias "UK" equals the text, while "Ukraine" only contains it.
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('United Kingdom');
    expect(data()).toEqual([['platform', 'GB']]);
    await userEvent.clear(field);
    await userEvent.type(field, 'U.K.');
    await userEvent.tab();
    expect(data()).toEqual([['platform', 'GB']]);
    await userEvent.clear(field);
    // An alias must begin with the text: "Great Britain" does not.
    await userEvent.type(field, 'brit');
    expect(screen.getByText('Sorry, no matching options')).toBeVisible();
  });

  test.each([
    ["cote d'iv", 'Côte d’Ivoire', "cote d'ivoire"],
    ['امار', 'الإمارات', 'الامارات'],
    ['ａｌａｎｄ', 'Åland', 'aland'],
  ])(
    'finds and selects an option typed without accents or in other forms of letters: %s finds %s',
    async (part, label, whole) => {
      const places = [{ id: 'x', label }, ...options];
      const { field, data } = renderField({ options: places });
      await userEvent.type(field, part);
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([label]);
      await userEvent.clear(field);
      await userEvent.type(field, whole);
      await userEvent.tab();
      expect(field).toHaveValue(label);
      expect(data()).toEqual([['platform', 'x']]);
    },
  );

  test('does not choose between two options that differ in accents only', async () => {
    const places = [
      { id: 'a', label: 'Café' },
      { id: 'b', label: 'Cafè' },
    ];
    const { field, data } = renderField({ options: places });
    await userEvent.type(field, 'cafe');
    await userEvent.tab();
    expect(data()).toEqual([['platform', '']]);
  });

  test('keeps a text that matches no option, reports it, and has no value', async () => {
    const onChange = vi.fn();
    const { field, data } = renderField({ defaultValue: 'tiktok', onChange });
    await userEvent.type(field, ' shop');
    await userEvent.tab();
    expect(field).toHaveValue('TikTok shop');
    expect(field).toHaveAccessibleErrorMessage('Platform is not valid.');
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(data()).toEqual([['platform', '']]);
    // Removes " shop".
    await userEvent.type(field, '{Backspace>5}');
    await userEvent.tab();
    expect(field).not.toHaveAccessibleErrorMessage();
    expect(data()).toEqual([['platform', 'tiktok']]);
    await userEvent.type(field, '?');
    await userEvent.tab();
    await reset();
    await waitFor(() => expect(field).toHaveValue('TikTok'));
    expect(field).not.toHaveAccessibleErrorMessage();
  });

  test('can be cleared with keys and with its button', async () => {
    const { field, data } = renderField({ defaultValue: 'tiktok', isRequired: true });
    await userEvent.clear(field);
    expect(data()).toEqual([['platform', '']]);
    expect(field).toShowError('This field is required.');
    await userEvent.type(field, 'TikTok{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /^Clear \w/ }));
    expect(field).toHaveValue('');
    expect(data()).toEqual([['platform', '']]);
  });

  test('a reset restores the initial value without an error', async () => {
    const { field, data } = renderField({ defaultValue: 'tiktok', rules: { regex: /^tiktok$/ } });
    await userEvent.clear(field);
    await userEvent.type(field, 'you{ArrowDown}{Enter}');
    expect(field).toShowError('The Platform is invalid.');
    await reset();
    expect(field).toHaveValue('TikTok');
    expect(data()).toEqual([['platform', 'tiktok']]);
    expect(field).not.toHaveAccessibleDescription();
  });

  test('a reset discards a text that is still being typed', async () => {
    const { field } = renderField({ defaultValue: 'tiktok' });
    await userEvent.type(field, 'xyz');
    act(() => screen.getByTestId<HTMLFormElement>('form').reset());
    await waitFor(() => expect(field).toHaveValue('TikTok'));
  });

  test('is not in form data while disabled, and cannot be changed while read-only', async () => {
    const { data } = renderField({ defaultValue: 'tiktok', isDisabled: true });
    expect(data()).toEqual([]);
    renderInDesignSystem(
      <ComboBoxField label="Fixed" options={options} defaultValue="tiktok" isReadOnly isRequired />,
    );
    const field = screen.getByRole('combobox', { name: 'Fixed' });
    await userEvent.type(field, 'x{ArrowDown}');
    expect(field).toHaveValue('TikTok');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('follows a controlled value', async () => {
    function Page() {
      const [value, setValue] = useState<string | null>(null);
      return (
        <>
          <ComboBoxField label="Platform" options={options} value={value} onChange={setValue} />
          <button onClick={() => setValue('youtube')}>Fill</button>
          <output>{value}</output>
        </>
      );
    }
    renderInDesignSystem(<Page />);
    await userEvent.type(screen.getByRole('combobox'), 'tik{ArrowDown}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('tiktok');
    await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(screen.getByRole('combobox')).toHaveValue('YouTube');
  });
});

describe('a custom value', () => {
  test('is accepted with allowsCustomValue', async () => {
    const { field, data } = renderField({ allowsCustomValue: true, isRequired: true });
    await userEvent.type(field, 'Blog');
    await userEvent.tab();
    expect(field).toHaveValue('Blog');
    expect(data()).toEqual([['platform', 'Blog']]);
    expect(field).toBeValid();
  });

  test('that equals the label of an option selects that option', async () => {
    const { field, data } = renderField({ allowsCustomValue: true });
    await userEvent.type(field, 'TikTok');
    await userEvent.tab();
    expect(data()).toEqual([['platform', 'tiktok']]);
    expect(field).toHaveValue('TikTok');
  });
});

test.each([
  [{ email: true }, 'mia', 'Email is not valid.', 'mia@demo.test'],
  [{ digits: 4 }, '123', 'The Platform must be 4 digits number.', '0123'],
  [{ regex: /^[a-z]+$/ }, '9', 'The Platform is invalid.', 'nine'],
  [{ min_value: 5 }, '4', 'The minimum Platform is 5.', '5'],
  [{ max_value: 5 }, '6', 'The maximum Platform is 5.', '5'],
  [{ max_length: 3 }, 'blog', 'Platform is not valid.', 'web'],
] as const)(
  'a custom value shows the message of the rule %j until it is valid',
  async (rules, bad, text, good) => {
    const { field } = renderField({ allowsCustomValue: true, rules });
    await userEvent.type(field, bad);
    await userEvent.tab();
    expect(field).toHaveAccessibleErrorMessage(text);
    await userEvent.clear(field);
    await userEvent.type(field, good);
    await userEvent.tab();
    expect(field).not.toHaveAccessibleErrorMessage();
  },
);

describe('options from loadOptions', () => {
  const findByLabel = async (query: string) => options.filter(({ label }) => label.includes(query));

  test('are requested when typing pauses, and only the newest response counts', async () => {
    const signals: AbortSignal[] = [];
    let respondLate = () => {};
    const loadOptions = vi.fn((query: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      if (query !== 'T') return findByLabel(query);
      return new Promise<typeof options>((resolve) => (respondLate = () => resolve(options)));
    });
    const { field, data } = renderField({ loadOptions, options: [] });
    await userEvent.type(field, 'T');
    expect(screen.getByRole('listbox')).toHaveTextContent('Loading options…');
    await waitFor(() => expect(loadOptions).toHaveBeenCalledWith('T', { signal: signals[0] }));
    await userEvent.type(field, 'ik');
    expect(signals[0]?.aborted).toBe(true);
    expect(await screen.findByRole('option', { name: 'TikTok' })).toBeInTheDocument();
    await act(async () => respondLate());
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(loadOptions.mock.calls[0]?.[0]).toBe('T');
    expect(loadOptions.mock.lastCall?.[0]).toBe('Tik');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('TikTok');
    await userEvent.tab();
    expect(field).toHaveValue('TikTok');
    expect(data()).toEqual([['platform', 'tiktok']]);
  });

  test('that fail to load are reported, and can be loaded again with the keyboard', async () => {
    let isOffline = true;
    const loadOptions = async (query: string) => {
      if (isOffline) throw new Error('offline');
      return findByLabel(query);
    };
    const { field } = renderField({ loadOptions });
    // Announcements stay in their region for a second, so this looks for it before the next letters.
    await userEvent.type(field, 'T');
    expect(getAnnounced()).toContain('Loading options…');
    await userEvent.type(field, 'ik');
    const sentence = 'The options could not be loaded.';
    await waitFor(() => expect(getAnnounced()).toContain(sentence));
    // An open list shows the sentence, too, so there would be two matches.
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    isOffline = false;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    await userEvent.type(field, '{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  test('are selected by their label, also where other texts are values', async () => {
    const { field, data } = renderField({ loadOptions: findByLabel, allowsCustomValue: true });
    await userEvent.type(field, 'YouTube');
    await screen.findByRole('option', { name: /YouTube/ });
    await userEvent.tab();
    expect(data()).toEqual([['platform', 'youtube']]);
  });

  test('need not be loaded to show the initial value, if its option is given', () => {
    const { field } = renderField({ loadOptions: findByLabel, defaultValue: 'youtube' });
    expect(field).toHaveValue('YouTube');
  });
});

test('a form gets the value of a combo box, which shows a server error until the next change', async () => {
  const onSubmit = vi.fn(async () => ({ errors: { platform: 'Not connected.' } }));
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <ComboBoxField label="Platform" name="platform" options={options} isRequired />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
  // The first Enter selects the option, the second submits the form.
  await userEvent.type(field, 'tik{ArrowDown}{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ platform: 'tiktok' });
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Not connected.'));
  await userEvent.type(field, '{Backspace}');
  expect(field).not.toHaveAccessibleErrorMessage();
});

test('after an unknown text is cleared with the button, the form can be sent', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <ComboBoxField label="Platform" name="platform" options={options} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'myspace');
  await userEvent.tab();
  expect(screen.getByRole('combobox')).toHaveAccessibleErrorMessage('Platform is not valid.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Platform' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ platform: null });
});

test('a disabled option cannot be selected by its label where other texts are values', async () => {
  const disabled = options.map((option) => ({ ...option, isDisabled: true }));
  const { field, data } = renderField({ options: disabled, allowsCustomValue: true });
  await userEvent.type(field, 'TikTok');
  expect(data()).toEqual([['platform', 'TikTok']]);
});
