import { useState, type FormEvent } from 'react';
import { fieldList, type FieldPlan } from './fieldList.ts';
import { mount } from './mount.tsx';

const address = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

function check({ kind, label }: FieldPlan, value: string): string {
  if (value.trim() === '') return 'This field is required.';
  if (kind === 'email' && !address.test(value)) return 'Email is not valid.';
  if (kind === 'number' && !(Number(value) >= 10)) return `The minimum ${label} is 10.`;
  if (kind === 'number' && !(Number(value) <= 99)) return `The maximum ${label} is 99.`;
  return '';
}

function Field({ plan, isSent }: { plan: FieldPlan; isSent: boolean }) {
  const [value, setValue] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const { name, label, description } = plan;
  const message = isTouched || isSent ? check(plan, value) : '';
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <div id={`${name}-description`}>{description}</div>
      <input
        id={name}
        name={name}
        value={value}
        required
        aria-invalid={message !== ''}
        aria-describedby={`${name}-description ${name}-message`}
        onChange={(event) => {
          setValue(event.target.value);
          setIsTouched(true);
        }}
        onBlur={() => setIsTouched(true)}
      />
      <div id={`${name}-message`} aria-live="polite">
        {message}
      </div>
    </div>
  );
}

function Page() {
  const [isSent, setIsSent] = useState(false);
  function send(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    document.querySelector('input')?.focus();
  }
  return (
    <form noValidate onSubmit={send}>
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
        <Field key={plan.name} plan={plan} isSent={isSent} />
      ))}
      <button>Send</button>
    </form>
  );
}

mount(<Page />);
