import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  Controller,
  useForm,
  type ControllerRenderProps,
  type UseFormReturn,
} from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { renderDayFirst } from '../testing/renderDayFirst.tsx';
import { CheckboxField } from './CheckboxField/CheckboxField.tsx';
import { CheckboxGroupField } from './CheckboxGroupField/CheckboxGroupField.tsx';
import { ComboBoxField } from './ComboBoxField/ComboBoxField.tsx';
import { DateField } from './DateField/DateField.tsx';
import { DateRangeField } from './DateRangeField/DateRangeField.tsx';
import { DateTimeField } from './DateTimeField/DateTimeField.tsx';
import { EmailField } from './EmailField/EmailField.tsx';
import { FileField } from './FileField/FileField.tsx';
import { MoneyField } from './MoneyField/MoneyField.tsx';
import { MultiSelectField } from './MultiSelectField/MultiSelectField.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { OneTimeCodeField } from './OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PhoneField } from './PhoneField/PhoneField.tsx';
import { RadioGroupField } from './RadioGroupField/RadioGroupField.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { SelectField } from './SelectField/SelectField.tsx';
import { SliderField } from './SliderField/SliderField.tsx';
import { SwitchField } from './SwitchField/SwitchField.tsx';
import { TagField } from './TagField/TagField.tsx';
import { TextAreaField } from './TextAreaField/TextAreaField.tsx';
import { TextField } from './TextField/TextField.tsx';
import { TimeField } from './TimeField/TimeField.tsx';

type Values = { field: unknown };
/** The props that a field gets from the Controller. */
type Given = Omit<ControllerRenderProps<Values, 'field'>, 'disabled' | 'value'> & {
  value: never;
  isDisabled: boolean;
  label: string;
  errorMessage: string | undefined;
};
/** A field, its initial value, a function that edits it, and its value after the edit. */
type Example = {
  initial: unknown;
  edit: (root: HTMLElement) => Promise<void>;
  edited: unknown;
  render: (props: Given) => React.JSX.Element;
};

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];

const typeText = (text: string) => async (root: HTMLElement) =>
  userEvent.type(root.querySelector('input, textarea') as HTMLElement, text);
const press = (role: string, name?: string) => async (root: HTMLElement) =>
  userEvent.click(within(root).getByRole(role, name === undefined ? {} : { name }));
/** Returns the example of a field whose value is its text. */
function createTextExample(text: string, render: Example['render']): Example {
  return { initial: '', edit: typeText(text), edited: text, render };
}
/** Returns the example of a field with segments, into which digits are typed. */
function createSegmentExample(digits: string, edited: unknown, render: Example['render']): Example {
  async function edit(root: HTMLElement) {
    await userEvent.click(within(root).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard(digits);
  }
  return { initial: null, edit, edited, render };
}

const examples: Record<string, Example> = {
  TextField: createTextExample('mia', (props) => <TextField {...props} />),
  TextAreaField: createTextExample('mia', (props) => <TextAreaField {...props} />),
  PasswordField: createTextExample('secret', (props) => <PasswordField {...props} />),
  EmailField: createTextExample('mia@demo.test', (props) => <EmailField {...props} />),
  NumberField: {
    initial: null,
    edit: typeText('7'),
    edited: 7,
    render: (props) => <NumberField {...props} />,
  },
  MoneyField: {
    initial: null,
    edit: typeText('7.50'),
    edited: 750,
    render: (props) => <MoneyField {...props} currency="USD" />,
  },
  SearchField: createTextExample('food', (props) => <SearchField {...props} />),
  OneTimeCodeField: createTextExample('123456', (props) => <OneTimeCodeField {...props} />),
  PhoneField: {
    initial: null,
    edit: async (root) => userEvent.type(within(root).getByRole('textbox'), '+12025550123'),
    edited: '+12025550123',
    render: (props) => <PhoneField {...props} />,
  },
  ComboBoxField: {
    initial: null,
    edit: typeText('Bet{ArrowDown}{Enter}'),
    edited: 'b',
    render: (props) => <ComboBoxField {...props} options={options} />,
  },
  MultiSelectField: {
    initial: [],
    edit: typeText('Bet{ArrowDown}{Enter}'),
    edited: ['b'],
    render: (props) => <MultiSelectField {...props} options={options} />,
  },
  TagField: {
    initial: [],
    edit: typeText('food{Enter}'),
    edited: ['food'],
    render: (props) => <TagField {...props} />,
  },
  'TagField with suggestions': {
    initial: [],
    edit: typeText('Bet{ArrowDown}{Enter}'),
    edited: ['b'],
    render: (props) => <TagField {...props} suggestions={options} />,
  },
  DateField: createSegmentExample('05032026', '2026-03-05', (props) => <DateField {...props} />),
  DateRangeField: createSegmentExample(
    '0503202607032026',
    { start: '2026-03-05', end: '2026-03-07' },
    (props) => <DateRangeField {...props} />,
  ),
  TimeField: createSegmentExample('412p', '16:12', (props) => <TimeField {...props} />),
  DateTimeField: createSegmentExample('05032026412p', '2026-03-05T16:12', (props) => (
    <DateTimeField {...props} />
  )),
  SelectField: {
    initial: null,
    edit: async (root) => {
      await press('button')(root);
      await userEvent.click(await screen.findByRole('option', { name: 'Beta' }));
      // React Aria returns the focus after the list has closed.
      await waitFor(() => expect(root).toContainElement(document.activeElement as HTMLElement));
    },
    edited: 'b',
    render: (props) => <SelectField {...props} options={options} />,
  },
  RadioGroupField: {
    initial: null,
    edit: press('radio', 'Beta'),
    edited: 'b',
    render: (props) => <RadioGroupField {...props} options={options} />,
  },
  CheckboxField: {
    initial: false,
    edit: press('checkbox'),
    edited: true,
    render: ({ value, ...props }) => <CheckboxField {...props} isSelected={value} />,
  },
  CheckboxGroupField: {
    initial: [],
    edit: press('checkbox', 'Beta'),
    edited: ['b'],
    render: (props) => <CheckboxGroupField {...props} options={options} />,
  },
  SwitchField: {
    initial: false,
    edit: press('switch'),
    edited: true,
    render: ({ value, ...props }) => <SwitchField {...props} isSelected={value} />,
  },
  SliderField: {
    initial: 50,
    edit: async (root) => {
      act(() => within(root).getByRole('slider').focus());
      await userEvent.keyboard('{ArrowRight}');
    },
    edited: 51,
    render: (props) => <SliderField {...props} />,
  },
  FileField: {
    initial: [],
    edit: async (root) => {
      const file = new File(['x'], 'brief.pdf', { type: 'application/pdf' });
      const inputs = root.querySelectorAll<HTMLInputElement>('input[type="file"]');
      // The first input is hidden and only holds the files for form data.
      await userEvent.upload(inputs[1] as HTMLInputElement, file);
      act(() =>
        within(root)
          .getByRole('button', { name: /Remove/ })
          .focus(),
      );
    },
    edited: [expect.objectContaining({ state: 'chosen' }) as unknown],
    render: (props) => <FileField {...props} />,
  },
};

// Selects the control of a field that Tab reaches.
const focusable =
  ':is(input:not([hidden], [type="hidden"], [type="file"]), textarea, button, [tabindex="0"], [contenteditable="true"])' +
  ':not(:disabled, [aria-disabled="true"], [tabindex="-1"])';

/** Returns what users see of a field: its text, and the state of its inputs. */
function getAppearance(root: HTMLElement) {
  const copy = root.cloneNode(true) as HTMLElement;
  // Live regions announce the edit, and a native select contains the texts of all its options.
  for (const status of copy.querySelectorAll('[role="status"], select')) status.remove();
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input:not([type="file"])')];
  return [copy.textContent, ...inputs.map(({ value, checked }) => `${value} ${checked}`)];
}

/** Renders a field in a form of react-hook-form, with the spies of both and the form's state as text. */
function renderField(name: string, { isDisabled = false, isInvalid = false } = {}) {
  const { initial, render } = examples[name] as Example;
  const onBlur = vi.fn();
  const onSubmit = vi.fn();
  let latest: UseFormReturn<Values>;
  function Page() {
    const form = useForm<Values>({ defaultValues: { field: initial } });
    const { isDirty, touchedFields, dirtyFields } = form.formState;
    useEffect(() => {
      latest = form;
    });
    return (
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => void onSubmit(values))(event)}
        onReset={() => form.reset()}
      >
        <Controller
          control={form.control}
          name="field"
          disabled={isDisabled}
          {...(isInvalid && { rules: { validate: () => 'Not this one.' } })}
          render={({ field: { disabled, value, ...field }, fieldState }) => (
            <div data-testid="field">
              {render({
                ...field,
                label: 'Field',
                isDisabled: disabled === true,
                onBlur: () => {
                  onBlur();
                  field.onBlur();
                },
                value: value as never,
                errorMessage: fieldState.error?.message,
              })}
            </div>
          )}
        />
        <button data-testid="outside">Send</button>
        <button type="reset" data-testid="reset" />
        <span data-testid="state">
          {[
            isDirty && 'dirty',
            dirtyFields.field !== undefined && 'dirtyField',
            touchedFields.field && 'touched',
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </form>
    );
  }
  renderDayFirst(<Page />);
  return {
    root: screen.getByTestId('field'),
    outside: screen.getByTestId('outside'),
    state: screen.getByTestId('state'),
    getForm: () => latest,
    onBlur,
    onSubmit,
  };
}

describe.each(Object.keys(examples))('%s in a Controller of react-hook-form', (name) => {
  const { edit, edited, initial } = examples[name] as Example;

  test('is touched, but not dirty, after the focus has left', async () => {
    const { root, outside, state, onBlur } = renderField(name);
    act(() => root.querySelector<HTMLElement>(focusable)?.focus());
    expect(root).toContainElement(document.activeElement as HTMLElement);
    expect(state).toBeEmptyDOMElement();
    act(() => outside.focus());
    await waitFor(() => expect(state).toHaveTextContent(/^touched$/));
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('shows its error and gets focus when the form is sent', async () => {
    const { root, outside, onSubmit } = renderField(name, { isInvalid: true });
    await userEvent.click(outside);
    await waitFor(() => expect(root).toContainElement(document.activeElement as HTMLElement));
    expect(document.activeElement?.matches(focusable)).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
    // A search field has no errors.
    if (name !== 'SearchField') expect(root).toHaveTextContent('Not this one.');
  });

  test('is dirty after an edit, calls onBlur once when it is left, and can be reset', async () => {
    const { root, outside, state, onBlur, getForm } = renderField(name);
    const before = getAppearance(root);
    async function expectInitial(): Promise<void> {
      await waitFor(() => expect(getAppearance(root)).toEqual(before));
      expect(state).toBeEmptyDOMElement();
      expect(getForm().getValues('field')).toEqual(initial);
    }
    await edit(root);
    await waitFor(() => expect(state).toHaveTextContent(/^dirty dirtyField$/));
    expect(getForm().getValues('field')).toEqual(edited);
    await waitFor(() => expect(root).toContainElement(document.activeElement as HTMLElement));
    expect(onBlur).not.toHaveBeenCalled();
    act(() => outside.focus());
    await waitFor(() => expect(state).toHaveTextContent('touched'));
    expect(onBlur).toHaveBeenCalledOnce();
    expect(getAppearance(root)).not.toEqual(before);
    act(() => getForm().reset());
    await expectInitial();
    await edit(root);
    act(() => outside.focus());
    await waitFor(() => expect(state).toHaveTextContent('touched'));
    await userEvent.click(screen.getByTestId('reset'));
    await expectInitial();
  });

  test('cannot be focused and has no value while disabled', async () => {
    const { root, outside, onSubmit } = renderField(name, { isDisabled: true });
    expect(root.querySelector(focusable)).toBeNull();
    await userEvent.click(outside);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: undefined }));
  });
});
