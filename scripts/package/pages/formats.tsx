import {
  DateField,
  DateTime,
  Form,
  Money,
  MoneyField,
  NumberField,
  SubmitButton,
} from '@byline/design-system';
import { useState } from 'react';

/** Renders figures, amounts and dates, and fields for them, as the locale writes them. */
export function Formats() {
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <p id="money">
        <Money value={{ amount: -128_450, currency: 'EUR' }} />
      </p>
      <p id="time">
        <DateTime value="2026-03-05T16:12:00Z" timeZone="UTC" />
      </p>
      <MoneyField
        name="rent"
        label="Rent"
        currency="EUR"
        minValue={-1_000_000}
        maxValue={9_000_000}
      />
      <NumberField name="size" label="Size" minValue={10.5} />
      <DateField name="day" label="Day" />
      <SubmitButton>Send</SubmitButton>
      <output id="sent">{sent}</output>
    </Form>
  );
}
