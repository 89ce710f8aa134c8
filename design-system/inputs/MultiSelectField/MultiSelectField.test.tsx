import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { TagField } from '../TagField/TagField.tsx';
import { expectSpeech } from '../../testing/expectSpeech.ts';
import { recordSpeech } from '../../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField.tsx';
import { passTime } from '../../testing/passTime.ts';

const options = [
  { id: 'ar', label: 'Arabic' },
  { id: 'en', label: 'English' },
  { id: 'zh', label: 'Chinese' },
];

/** Renders a field in a form. Returns its input, and a function that returns the field's values in form data. */
function renderField(props: Partial<MultiSelectFieldProps> = {}) {
  renderInDesignSystem(
    <form data-testid="form">
      <MultiSelectField label="Languages" name="languages" options={options} {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  return {
    field: screen.getByRole('combobox', { name: 'Languages' }),
    data: () => new FormData(form).getAll('languages'),
  };
}

const tags = () => screen.queryAllByRole('row').map(({ textContent }) => textContent);

describe('a multi-select field', () => {
  test('selects options with the keyboard, and clears the search after each', async () => {
    const onChange = vi.fn();
    const { field, data } = renderField({ onChange });
    await userEvent.type(field, 'chin');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('');
    await userEvent.type(field, 'ara{ArrowDown}{Enter}');
    await userEvent.tab();
    expect(tags()).toEqual(['Chinese', 'Arabic']);
    expect(data()).toEqual(['zh', 'ar']);
    expect(onChange.mock.calls).toEqual([[['zh']], [['zh', 'ar']]]);
  });

  test('by touch, stays open for several options and closes with its button', async () => {
    const { field, data } = renderField();
    field.focus();
    fireEvent(field, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await userEvent.click(screen.getByRole('option', { name: 'Arabic' }));
    await userEvent.click(screen.getByRole('option', { name: 'Chinese' }));
    await userEvent.click(screen.getByText('Done'));
    expect(screen.queryByRole('option')).toBeNull();
    expect(data()).toEqual(['ar', 'zh']);
  });

  test('removes an option with its button', async () => {
    const { data } = renderField({ defaultValue: ['zh', 'en'] });
    expect(tags()).toEqual(['Chinese', 'English']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Chinese' }));
    expect(data()).toEqual(['en']);
  });

  test('focuses its input when the last option is removed with the keyboard', async () => {
    const { field, data } = renderField({ defaultValue: ['zh', 'en'] });
    await userEvent.tab();
    expect(screen.getByRole('row', { name: 'Chinese' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(screen.getByRole('row', { name: 'Chinese' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(data()).toEqual([]);
    expect(field).toHaveFocus();
  });

  test('selects the option whose complete label was typed, once', async () => {
    const { field, data } = renderField({ defaultValue: ['en'] });
    await userEvent.type(field, 'ARABIC');
    await userEvent.tab();
    expect(data()).toEqual(['en', 'ar']);
    await userEvent.type(field, 'arabic');
    await userEvent.tab();
    expect(field).toHaveValue('');
    expect(data()).toEqual(['en', 'ar']);
  });

  test('keeps a text that matches no option, and reports it until corrected', async () => {
    const { field, data } = renderField({ defaultValue: ['en'] });
    await userEvent.type(field, 'Klingon');
    await userEvent.tab();
    expect(field).toHaveValue('Klingon');
    expect(field).toHaveAccessibleErrorMessage('Languages is not valid.');
    expect(data()).toEqual(['en']);
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).not.toHaveAccessibleErrorMessage();
  });

  test('a reset restores the initial options', async () => {
    const { field, data } = renderField({ defaultValue: ['en'] });
    await userEvent.type(field, 'Arabic');
    await userEvent.tab();
    await userEvent.type(field, 'Kling');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(data()).toEqual(['en']));
    expect(field).toHaveValue('');
  });

  test('cannot be changed while read-only', async () => {
    const { field, data } = renderField({ defaultValue: ['en'], isReadOnly: true });
    expect(tags()).toEqual(['English']);
    expect(screen.queryByRole('button', { name: /Remove|Show/ })).not.toBeInTheDocument();
    await userEvent.type(field, '{Backspace}');
    expect(data()).toEqual(['en']);
    await userEvent.type(field, 'Arabic');
    await userEvent.tab();
    expect(data()).toEqual(['en']);
  });
});

const wait = (ms = 100) => passTime(ms);

describe('with a screen reader', () => {
  test('the description of a multi-select field lists its options; adding and removing announce the option and the count', async () => {
    const { field, data } = renderField({ defaultValue: ['zh', 'en'] });
    await wait();
    const speech = recordSpeech();
    await wait();
    act(() => field.focus());
    await wait();
    expect(speech.heard().at(-1)?.text).toMatch(/^Languages, combobox.*Chosen: Chinese, English$/);
    speech.clear();
    await userEvent.keyboard('ara{ArrowDown}{Enter}');
    await wait();
    const listAnnouncements = () =>
      speech
        .heard()
        .filter(({ by }) => by === 'polite')
        .map(({ text }) => text);
    expect(listAnnouncements().filter((text) => /chosen/.test(text))).toEqual([
      'Arabic added, 3 chosen',
    ]);
    speech.clear();
    await userEvent.keyboard('{Backspace}');
    await wait();
    expect(data()).toEqual(['zh', 'en']);
    expect(field).toHaveFocus();
    expect(listAnnouncements().filter((text) => /chosen/.test(text))).toEqual([
      'Arabic removed, 2 chosen',
    ]);
    // One more press than there are options.
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(data()).toEqual([]);
    speech.stop();
    // The description does not change while the field has the focus.
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription(/Chosen/);
  });

  test('Backspace removes nothing while there is text', async () => {
    const { field, data } = renderField({ defaultValue: ['zh'] });
    await userEvent.type(field, 'x{Backspace}');
    expect(data()).toEqual(['zh']);
  });

  test('a tag field has the same description and announcements', async () => {
    renderInDesignSystem(<TagField label="Topics" defaultValue={['tea', 'rice']} />);
    await wait();
    const field = screen.getByRole('textbox', { name: 'Topics' });
    expect(field).toHaveAccessibleDescription(/Chosen: tea, rice$/);
    const speech = recordSpeech();
    await wait();
    await userEvent.type(field, 'fish{Enter}');
    await wait();
    expectSpeech(
      speech.heard().filter(({ text }) => /chosen$/.test(text)),
      ['fish added, 3 chosen'],
    );
    speech.stop();
  });
});

test('a text that was unknown until the options arrived selects its option and leaves no error', async () => {
  const onSubmit = vi.fn();
  const form = (known: typeof options) => (
    <Form onSubmit={onSubmit}>
      <MultiSelectField label="Languages" name="languages" options={known} />
      <button>Send</button>
    </Form>
  );
  const { rerender } = renderInDesignSystem(form([]));
  await userEvent.type(screen.getByRole('combobox'), 'Arabic');
  await userEvent.tab();
  expect(screen.getByRole('combobox')).toHaveAccessibleErrorMessage('Languages is not valid.');
  rerender(form(options));
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ languages: ['ar'] });
});
