import { FieldsPage, type FieldProps } from './fieldsPage.tsx';
import { mount } from './mount.tsx';

function Field({ plan: { name, label, description }, message, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <div id={`${name}-description`}>{description}</div>
      <input
        {...input}
        id={name}
        name={name}
        required
        aria-invalid={message !== ''}
        aria-describedby={`${name}-description ${name}-message`}
      />
      <div id={`${name}-message`} aria-live="polite">
        {message}
      </div>
    </div>
  );
}

mount(<FieldsPage field={Field} send={<button>Send</button>} />);
