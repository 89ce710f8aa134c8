import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import {
  iban,
  integer,
  length,
  oneOf,
  phone,
  postcode,
  requiredIf,
  sameAs,
  step,
  url,
  vat,
} from '../../rules.ts';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { withoutPicture } from '../../testing/pictures.ts';

const meta = { title: 'Validation/Ready rules', parameters: withoutPicture } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule, with a field to try it in. */
export const Default: Story = {
  render: () => (
    <Stack gap="md">
      <TextField label="Website" type="url" rules={[url()]} />
      <TextField label="Number of people" rules={[integer()]} />
      <TextField label="Amount in steps of 5" rules={[step(5)]} />
      <TextField label="Account" rules={[length(10)]} />
      <TextField label="Size" rules={[oneOf(['S', 'M', 'L'])]} />
      <TextField label="Phone in Singapore" rules={[phone({ country: 'SG' })]} />
      <TextField label="IBAN" rules={[iban()]} />
      <TextField label="VAT number" rules={[vat()]} />
      <TextField label="Postcode in the Netherlands" rules={[postcode({ country: 'NL' })]} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('IBAN');
    await userEvent.type(field, 'DE89 3704 0044 0532 0130');
    await userEvent.tab();
    await expectMessage(field, 'Length of an IBAN that begins with DE: 22. Entered: 20.');
    await userEvent.type(field, ' 00');
    await expectNoMessage(field);
  },
};

const countries = [
  { id: 'AT', label: 'Austria' },
  { id: 'DE', label: 'Germany' },
];

/** A changed value of the other field runs the rule again. */
export const OtherFields: Story = {
  render: () => (
    <Form>
      <Stack gap="md">
        <TextField label="Email" name="email" />
        <TextField
          label="Email again"
          name="again"
          rules={[sameAs('email', { label: 'Email' }), requiredIf('email')]}
        />
        <SelectField label="Country" name="country" options={countries} defaultValue="DE" />
        <TextField label="Postcode" name="code" rules={[postcode({ countryField: 'country' })]} />
        <CheckboxField label="I have a company" name="hasCompany" />
        <TextField label="Company" name="company" rules={[requiredIf('hasCompany')]} />
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const company = canvas.getByLabelText('Company');
    company.focus();
    await userEvent.tab();
    await expectNoMessage(company);
    await userEvent.click(canvas.getByLabelText('I have a company'));
    await expectMessage(company, 'This field is required.');
    await userEvent.click(canvas.getByLabelText('I have a company'));
    await expectNoMessage(company);
    await expect(company).toBeValid();
  },
};
