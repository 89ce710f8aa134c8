import { FieldError, Form, Input, Label, Text, TextField } from 'react-aria-components';
import { fieldList, type FieldPlan } from './fieldList.ts';
import { mount } from './mount.tsx';

function Field({ name, label, description, kind }: FieldPlan) {
  return (
    <TextField name={name} isRequired type={kind === 'number' ? 'text' : kind}>
      <Label>{label}</Label>
      <Text slot="description">{description}</Text>
      <Input />
      <FieldError />
    </TextField>
  );
}

mount(
  <Form>
    <h1>Hundred fields</h1>
    {fieldList.map((plan) => (
      <Field key={plan.name} {...plan} />
    ))}
    <button>Send</button>
  </Form>,
);
