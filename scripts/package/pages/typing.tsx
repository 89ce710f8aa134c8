import {
  ComboBoxField,
  DateField,
  DateRangeField,
  EmailField,
  FieldRow,
  FileField,
  Form,
  MoneyField,
  NumberField,
  PhoneField,
  RadioGroupField,
  SliderField,
  SubmitButton,
  TagField,
  TextField,
} from '@byline/design-system';
import { useState } from 'react';

const options = [
  { value: 'a', label: 'Anna' },
  { value: 'b', label: 'Ben' },
] as never;

/** Renders fields whose text is pasted, completed and normalized. */
export function Typing() {
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <EmailField name="email" label="Email" isRequired />
      <EmailField name="copies" label="Copies" allowsMultiple />
      <TagField name="tags" label="Tags" separators={[';']} />
      <DateField name="day" label="Day" />
      <DateRangeField name="stay" label="Stay" />
      <MoneyField name="amount" label="Amount" currency="USD" minValue={-100_000} />
      <NumberField name="count" label="Count" minValue={-10} />
      <NumberField name="pieces" label="Pieces" minValue={0} />
      <SliderField name="share" label="Share" />
      <FileField name="table" label="Table" acceptedFileTypes={['text/csv']} />
      <FileField name="photo" label="Photo" acceptedFileTypes={['image/*']} maxItems={3} />
      <SubmitButton>Send</SubmitButton>
      <output id="sent">{sent}</output>
    </Form>
  );
}

/** Renders fields of different heights in a row, and options without ids. */
export function FieldRows() {
  const [chosen, setChosen] = useState('');
  return (
    <Form>
      <FieldRow>
        <DateField label="Day" />
        <RadioGroupField label="Size" options={['S', 'M', 'L'].map((id) => ({ id, label: id }))} />
      </FieldRow>
      <FieldRow>
        <TextField label="Name" />
        <PhoneField label="Phone" defaultCountry="DE" />
        <TextField label="City" />
      </FieldRow>
      <ComboBoxField label="Person" options={options} onChange={(id) => setChosen(`${id}`)} />
      <output>{chosen}</output>
    </Form>
  );
}
