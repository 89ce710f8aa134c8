import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, StrictMode, useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SliderField } from '../SliderField/SliderField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import type { FormApi } from './createForm.tsx';
import { Form } from './Form.tsx';
import type { InitialValues } from '../../validation/formPaths.ts';
import { useForm, useFormContext, useWatch } from './useForm.ts';

type Values = Record<string, unknown>;
type Props = {
  defaultValues?: InitialValues<Values>;
  onSubmit?: (values: Values) => void;
  children: ReactNode;
};

/** Renders a form, and returns its form object. */
function renderForm({ defaultValues, onSubmit, children }: Props): FormApi<Values> {
  let form: FormApi<Values> | undefined;
  function Example() {
    const created = useForm({ defaultValues });
    useEffect(() => void (form = created));
    return (
      <Form form={created} onSubmit={onSubmit}>
        {children}
        <SubmitButton>Send</SubmitButton>
        <Button type="reset">Reset</Button>
      </Form>
    );
  }
  renderInDesignSystem(<Example />);
  return form as unknown as FormApi<Values>;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];

/** Two values of each field, and its empty value. */
const examples: Record<string, [ReactNode, unknown, unknown, unknown]> = {
  text: [<TextField label="F" name="x.text" />, 'one', 'two', ''],
  area: [<TextAreaField label="F" name="x.area" />, 'one', 'two', ''],
  email: [<EmailField label="F" name="x.email" />, 'a@b.test', 'c@d.test', ''],
  password: [<PasswordField label="F" name="x.password" />, 'one', 'two', ''],
  code: [<OneTimeCodeField label="F" name="x.code" />, '123456', '654321', ''],
  number: [<NumberField label="F" name="x.number" />, 5, 7.5, null],
  money: [<MoneyField label="F" name="x.money" currency="USD" />, 1250, 99, null],
  phone: [<PhoneField label="F" name="x.phone" />, '+12025550123', '+12025550199', null],
  date: [<DateField label="F" name="x.date" />, '2026-03-05', '2026-04-06', null],
  time: [<TimeField label="F" name="x.time" />, '16:12', '08:30', null],
  both: [<DateTimeField label="F" name="x.both" />, '2026-03-05T16:12', '2026-04-06T08:30', null],
  range: [
    <DateRangeField label="F" name="x.range" />,
    { start: '2026-03-05', end: '2026-03-07' },
    { start: '2026-04-05', end: '2026-04-07' },
    null,
  ],
  select: [<SelectField label="F" name="x.select" options={options} />, 'a', 'b', null],
  radio: [<RadioGroupField label="F" name="x.radio" options={options} />, 'a', 'b', null],
  combo: [<ComboBoxField label="F" name="x.combo" options={options} />, 'a', 'b', null],
  several: [<MultiSelectField label="F" name="x.several" options={options} />, ['a'], ['b'], []],
  boxes: [<CheckboxGroupField label="F" name="x.boxes" options={options} />, ['a'], ['b'], []],
  tags: [<TagField label="F" name="x.tags" />, ['a'], ['b', 'c'], []],
  box: [<CheckboxField label="F" name="x.box" />, true, false, false],
  switch: [<SwitchField label="F" name="x.switch" />, true, false, false],
  slider: [<SliderField label="F" name="x.slider" />, 20, 70, null],
};

describe.each(Object.entries(examples))('a field of the kind %s', (name, example) => {
  const [element, one, two, empty] = example;
  const path = `x.${name}`;

  test('has the initial value of its name, is set from code, and is reset to either', async () => {
    const onSubmit = vi.fn();
    const form = renderForm({ defaultValues: { x: { [name]: one } }, onSubmit, children: element });
    expect(form.get(path)).toEqual(one);
    await waitFor(() => expect(form.getState().isDirty).toBe(false));
    act(() => form.set(path, two));
    expect(form.get(path)).toEqual(two);
    await waitFor(() => expect(form.getState().isDirty).toBe(true));
    expect(form.getState().isTouched).toBe(false);
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ x: { [name]: two } });
    await act(async () => form.reset());
    await waitFor(() => expect(form.get(path)).toEqual(one));
    await act(async () => form.reset({ x: { [name]: two } }));
    await waitFor(() => expect(form.get(path)).toEqual(two));
    await waitFor(() => expect(form.getState().isDirty).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith({ x: { [name]: two } });
    await act(async () => form.reset({}));
    await waitFor(() => expect(form.get(path)).toEqual(empty));
  });

  test('adopts a newer initial value, unless the user has changed the field', async () => {
    const form = renderForm({ defaultValues: { x: { [name]: one } }, children: element });
    const keepsChanges = true;
    await act(async () => form.reset({ x: { [name]: two } }, { keepsChanges }));
    await waitFor(() => expect(form.get(path)).toEqual(two));
    await waitFor(() => expect(form.getState().isDirty).toBe(false));
    act(() => form.set(path, one));
    await act(async () => form.reset({ x: { [name]: empty } }, { keepsChanges }));
    expect(form.get(path)).toEqual(one);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(form.get(path)).toEqual(empty));
  });
});

describe('a form object', () => {
  test('sets all fields inside of a name, and has their values', () => {
    const form = renderForm({
      children: (
        <>
          <TextField label="City" name="address.city" />
          <TextField label="Zip" name="address.zip" defaultValue="1" />
        </>
      ),
    });
    act(() => form.set('address', { city: 'Rome' }));
    expect(form.get('address')).toEqual({ city: 'Rome', zip: '1' });
    expect(form.getAll()).toEqual({ address: { city: 'Rome', zip: '1' } });
  });

  test('shows no message of a set value until the user was in the field; validate shows all', async () => {
    const form = renderForm({
      children: (
        <>
          <EmailField label="Email" name="email" />
          <TextField label="Name" name="name" isRequired />
        </>
      ),
    });
    act(() => form.set('email', 'wrong'));
    await waitFor(() => expect(form.getState().isValid).toBe(false));
    expect(screen.queryByText('Email is not valid.')).toBeNull();
    let isValid: boolean | undefined;
    await act(async () => (isValid = await form.validate('email')));
    expect(isValid).toBe(false);
    expect(field('Email')).toHaveAccessibleErrorMessage('Email is not valid.');
    expect(screen.queryByText('This field is required.')).toBeNull();
    await act(async () => (isValid = await form.validate()));
    expect(field('Name')).toHaveAccessibleErrorMessage('This field is required.');
    act(() => form.set('email', 'a@b.test'));
    await act(async () => (isValid = await form.validate('email')));
    expect(isValid).toBe(true);
  });

  test('a controlled field is set by its onChange, and a given initial value wins', () => {
    const onChange = vi.fn();
    const form = renderForm({
      defaultValues: { name: 'form', city: 'form' },
      children: (
        <>
          <TextField label="Name" name="name" value="own" onChange={onChange} />
          <TextField label="City" name="city" defaultValue="own" />
        </>
      ),
    });
    expect(form.getAll()).toEqual({ name: 'own', city: 'own' });
    act(() => form.set('name', 'set'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('set');
  });

  test('a reset removes what the user has done, and may be called when the form is reset', async () => {
    let form: FormApi<Values> | undefined;
    const onReset = vi.fn();
    function Example() {
      const created = useForm<Values>({ defaultValues: { name: 'Mia' } });
      useEffect(() => void (form = created));
      return (
        <Form
          form={created}
          onReset={() => {
            onReset();
            created.reset({ name: 'Sam' });
          }}
        >
          <EmailField label="Name" name="name" />
          <Button type="reset">Reset</Button>
        </Form>
      );
    }
    renderInDesignSystem(<Example />);
    await userEvent.type(field('Name'), 'x');
    await userEvent.tab();
    expect(field('Name')).toHaveAccessibleErrorMessage('Email is not valid.');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field('Name')).toHaveValue('Sam'));
    expect(field('Name')).not.toHaveAccessibleErrorMessage();
    await waitFor(() =>
      expect(form?.getState()).toMatchObject({ isDirty: false, isTouched: false }),
    );
    await passTime(50);
    // By the user, and for the new values.
    expect(onReset).toHaveBeenCalledTimes(2);
  });

  test('connects again in Strict Mode, and disabled fields have no values', async () => {
    let form: FormApi<Values> | undefined;
    function Example() {
      const created = useForm<Values>({ defaultValues: { name: 'Mia', code: '1' } });
      useEffect(() => void (form = created));
      return (
        <Form form={created}>
          <TextField label="Name" name="name" />
          <TextField label="Code" name="code" isDisabled />
        </Form>
      );
    }
    renderInDesignSystem(
      <StrictMode>
        <Example />
      </StrictMode>,
    );
    expect(form?.getAll()).toEqual({ name: 'Mia' });
    expect(field('Code')).toHaveValue('1');
  });

  test('initial values are part of server-rendered HTML', () => {
    function Example() {
      return (
        <Form form={useForm({ defaultValues: { owner: { name: 'Mia' } } })}>
          <TextField label="Name" name="owner.name" />
          <Country />
        </Form>
      );
    }
    function Country() {
      return <output>{`Name: ${useWatch<string>('owner.name')}`}</output>;
    }
    const html = renderToString(
      <DesignSystemProvider>
        <Example />
      </DesignSystemProvider>,
    );
    expect(html).toContain('value="Mia"');
    expect(html).toContain('Name: Mia');
  });

  test('a form in a dialog of a form has none of its initial values', () => {
    const form = renderForm({
      defaultValues: { name: 'outer' },
      children: (
        <>
          <TextField label="Name" name="name" />
          {createPortal(
            <Form>
              <TextField label="Plain" name="name" />
            </Form>,
            document.body,
          )}
        </>
      ),
    });
    expect(form.getAll()).toEqual({ name: 'outer' });
    expect(field('Plain')).toHaveValue('');
  });

  test('useFormContext returns the form object, and throws without one', () => {
    let found: unknown;
    function Inner() {
      const context = useFormContext();
      useEffect(() => void (found = context));
      return null;
    }
    const form = renderForm({ children: <Inner /> });
    expect(found).toBe(form);
    const error = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    expect(() => renderInDesignSystem(<Inner />)).toThrow('useFormContext needs');
    error.mockRestore();
  });
});

describe('useWatch', () => {
  test('renders only the component that watches, and only when the value changes', async () => {
    const rendered: string[] = [];
    function Watch() {
      const city = useWatch('address');
      return <output>{JSON.stringify(city)}</output>;
    }
    const form = renderForm({
      children: (
        <>
          {['address.city', 'address.zip', 'name'].map((name) => (
            <Profiler key={name} id={name} onRender={(id) => rendered.push(id)}>
              <TextField label={name} name={name} />
            </Profiler>
          ))}
          <Profiler id="watch" onRender={(id) => rendered.push(id)}>
            <Watch />
          </Profiler>
        </>
      ),
    });
    await passTime(50);
    rendered.length = 0;
    await userEvent.type(field('address.city'), 'R');
    await passTime(50);
    expect(rendered).toEqual(['watch']);
    expect(screen.getByText('{"city":"R","zip":""}')).toBeVisible();
    await userEvent.type(field('name'), 'M');
    await passTime(50);
    expect(rendered).toEqual(['watch']);
    act(() => form.set('address.zip', '1'));
    expect(screen.getByText('{"city":"R","zip":"1"}')).toBeVisible();
  });
});
