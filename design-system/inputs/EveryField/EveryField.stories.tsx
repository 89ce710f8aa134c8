import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { Form, type FormValues } from '../Form/Form.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SliderField } from '../SliderField/SliderField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];
const letters = { regex: /^[a-z]*$/ };

type EveryFieldProps = { errors?: Record<string, string> };

function EveryField({ errors }: EveryFieldProps) {
  const [sent, setSent] = useState<FormValues | null>(null);
  return (
    <Form<FormValues> onSubmit={setSent} {...(errors && { errors })}>
      <Stack gap="md">
        <TextField name="text" label="Text" rules={letters} autoComplete="name" />
        <TextAreaField name="area" label="Area" rules={letters} maxLength={40} />
        <PasswordField name="password" label="Password" minLength={8} hasStrength />
        <EmailField name="email" label="Email" autoComplete="email" />
        <NumberField name="number" label="Number" max={99} />
        <MoneyField name="money" label="Money" currency="USD" max={99_00} />
        <SearchField name="search" label="Search" />
        <OneTimeCodeField name="code" label="Code" />
        <PhoneField name="phone" label="Phone" autoComplete="tel" />
        <ComboBoxField name="combo" label="Combo" options={options} />
        <MultiSelectField name="multi" label="Multi" options={options} />
        <TagField name="tags" label="Tags" maxLength={4} />
        <DateField name="date" label="Date" />
        <DateRangeField name="range" label="Range" />
        <SelectField name="select" label="Select" options={options} />
        <RadioGroupField name="radio" label="Radio" options={options} />
        <CheckboxField name="agree" label="Agree" />
        <CheckboxGroupField name="group" label="Group" options={options} />
        <SwitchField name="switch" label="Switch" />
        <SliderField name="slider" label="Slider" />
        <FileField name="file" label="File" />
        <SubmitButton>Send</SubmitButton>
        <Button type="reset" variant="outline">
          Reset
        </Button>
        <output aria-label="Sent">{sent && Object.keys(sent).join(' ')}</output>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Inputs/Every field',
  component: EveryField,
} satisfies Meta<typeof EveryField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All inputs in one form, to test that they do not affect each other and lose no input. */
export const Default: Story = {};

const names =
  'text area password email number money search code phone combo multi tags date range select radio agree group switch slider file';

/** Every field with a server error, and the summary above. */
export const AllStates: Story = {
  args: {
    errors: Object.fromEntries(names.split(' ').map((name) => [name, 'This value was rejected.'])),
  },
};
