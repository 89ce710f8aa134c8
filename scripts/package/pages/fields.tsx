import * as library from '@byline/design-system';
import { createElement, useActionState, useState, type ComponentType } from 'react';

type AnyField = ComponentType<Record<string, unknown>>;

/** All field components of the library as [name, component], found by their names, so that new ones are included. */
const fields = Object.entries(library).filter(([name]) => name.endsWith('Field')) as [
  string,
  AnyField,
][];

const options = ['a', 'b', 'c'].map((id) => ({ id, label: `Option ${id}` }));

/** Returns the props that a field requires in addition to `name` and `label`. */
function listProps(name: string): Record<string, unknown> {
  if (name === 'MoneyField') return { currency: 'USD' };
  if (name === 'PhoneField') return { defaultCountry: 'DE' };
  if (name === 'DateRangeField') return { startName: 'start', endName: 'end' };
  return /^(ComboBox|Select|MultiSelect|RadioGroup|CheckboxGroup)/.test(name) ? { options } : {};
}

/** Renders a field of each kind, named after its component. */
function EveryField({ getProps }: { getProps?: (name: string) => Record<string, unknown> }) {
  return fields.map(([name, component]) => (
    <div key={name} data-field={name}>
      {createElement(component, { name, label: name, ...listProps(name), ...getProps?.(name) })}
    </div>
  ));
}

function listEntries(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

/** Renders a form that tests fill in before hydration. Shows the native form data and the values after submit. */
export function FilledBefore() {
  const [sent, setSent] = useState('');
  return (
    <library.Form
      data-form=""
      onSubmit={(values) => {
        const form = document.querySelector('[data-form]') as HTMLFormElement;
        setSent(JSON.stringify({ native: listEntries(new FormData(form)), values }));
      }}
    >
      <EveryField
        getProps={(name) => ({
          onChange: (value: unknown) => {
            document.body.dataset['changed'] += ` ${name}=${JSON.stringify(value)}`;
          },
        })}
      />
      <library.SubmitButton>Send</library.SubmitButton>
      <output>{sent}</output>
    </library.Form>
  );
}

type Values = Record<string, unknown>;

/** Reads the values of all fields from native form data, in the types that the fields accept as default values. */
function readDefaults(data: FormData): Values {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const read = (name: string): unknown => {
    if (/^(Checkbox|Switch)Field$/.test(name)) return data.has(name);
    if (/^(CheckboxGroup|MultiSelect|Tag)Field$/.test(name)) return data.getAll(name);
    if (/^(Number|Money|Slider)Field$/.test(name)) return Number(text(name));
    if (name === 'DateRangeField') return { start: text('start'), end: text('end') };
    return name === 'FileField' ? [] : text(name);
  };
  return Object.fromEntries(fields.map(([name]) => [name, read(name)]));
}

function getDefaults(name: string, values: Values | null): Values {
  if (values === null) return {};
  const prop = /^(Checkbox|Switch)Field$/.test(name) ? 'defaultSelected' : 'defaultValue';
  return { [prop]: values[name] };
}

/** Renders a form whose action returns the submitted values, as servers do after an error. Shows what each call received. */
export function ActionReturns() {
  const [calls, action] = useActionState<{ values: Values | null; sent: unknown[] }, FormData>(
    async (before, data) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { values: readDefaults(data), sent: [...before.sent, listEntries(data)] };
    },
    { values: null, sent: [] },
  );
  return (
    <library.Form action={action} data-form="">
      <EveryField getProps={(name) => getDefaults(name, calls.values)} />
      <library.SubmitButton>Send</library.SubmitButton>
      <output>{JSON.stringify(calls.sent)}</output>
    </library.Form>
  );
}

const loaded: Values = {
  CheckboxField: true,
  CheckboxGroupField: ['a', 'b'],
  ComboBoxField: 'b',
  DateField: '2026-03-05',
  DateRangeField: { start: '2026-03-05', end: '2026-03-09' },
  DateTimeField: '2026-03-05T16:12',
  EmailField: 'mia@demo.test',
  MoneyField: 1250,
  MultiSelectField: ['c'],
  NumberField: 42,
  OneTimeCodeField: '123456',
  PasswordField: 'secret',
  PhoneField: '+4930123456',
  RadioGroupField: 'c',
  SearchField: 'cups',
  SelectField: 'c',
  SliderField: 40,
  SwitchField: true,
  TagField: ['x', 'y'],
  TextAreaField: 'long',
  TextField: 'short',
  TimeField: '16:12',
};

/** Renders a form whose default values arrive after the first render. */
export function LateDefaults() {
  const [values, setValues] = useState<Values | null>(null);
  const [sent, setSent] = useState('');
  return (
    <library.Form
      data-form=""
      onSubmit={(all) => setSent(JSON.stringify(all))}
      onReset={() => setSent('')}
    >
      <EveryField getProps={(name) => getDefaults(name, values)} />
      <library.Button onPress={() => setValues({ ...loaded })}>Load</library.Button>
      <library.Button onPress={() => setValues({ ...loaded, NumberField: 43, SwitchField: false })}>
        Load others
      </library.Button>
      <button type="reset">Reset</button>
      <library.SubmitButton>Send</library.SubmitButton>
      <output>{sent}</output>
    </library.Form>
  );
}
