import '@byline/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import {
  CheckboxField,
  DesignSystemProvider,
  EmailField,
  FileField,
  Form,
  MoneyField,
  NumberField,
  PasswordField,
  RadioGroupField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@byline/design-system';

const districts = ['North', 'South'].map((name) => ({ id: name, label: name }));

createRoot(document.body).render(
  <DesignSystemProvider locale="en" navigate={() => undefined}>
    <Form onSubmit={() => undefined}>
      <TextField name="name" label="Name" isRequired />
      <EmailField name="email" label="Email" />
      <PasswordField name="password" label="Password" />
      <NumberField name="floors" label="Floors" />
      <MoneyField name="costs" label="Costs" currency="USD" />
      <SelectField name="district" label="District" options={districts} />
      <RadioGroupField name="plot" label="Plot" options={districts} />
      <FileField name="plans" label="Plans" upload={async () => ({ id: '1' })} />
      <CheckboxField name="terms" label="I accept the terms" />
      <TextAreaField name="notes" label="Notes" />
      <SubmitButton>Apply</SubmitButton>
    </Form>
  </DesignSystemProvider>,
);
