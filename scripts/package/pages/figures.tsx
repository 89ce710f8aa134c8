import {
  DateField,
  DateTime,
  FilterChips,
  ListText,
  Money,
  MoneyField,
  NumberField,
  RelativeTime,
  ShortFigure,
  SliderField,
  Stat,
  TextAreaField,
} from '@byline/design-system';
import { useState } from 'react';

const time = '2026-03-05T16:12:00Z';
const money = { amount: 123_456_750, currency: 'USD' };

/** Renders figures, amounts and dates, and fields for them, in the formats of the language. */
export function Figures() {
  const [amount, setAmount] = useState<number | null>(null);
  return (
    <>
      <Money id="money" value={money} />
      <Money id="minus" value={{ amount: -1250, currency: 'USD' }} />
      <ShortFigure id="short" value={money} />
      <Stat id="stat" label="Views" value={1_234_567.5} />
      <DateTime id="time" value={time} timeZone="UTC" />
      <DateTime id="zone" value={time} timeZone="UTC" timeZoneName="short" />
      <DateTime id="range" value="2026-03-05" end="2026-03-07" />
      <RelativeTime id="distance" value={time} now="2026-03-19T17:12:00Z" />
      <ListText id="list" items={['A', 'B', 'C']} />
      <FilterChips
        aria-label="Topics"
        items={[{ id: 'a', label: 'Tea', count: 12_400 }]}
        selectedKeys={[]}
        onSelectionChange={() => undefined}
      />
      <MoneyField label="Pay" currency="USD" onChange={setAmount} />
      <NumberField label="Followers" defaultValue={1_234_567.5} />
      <SliderField label="Fee" maxValue={999} defaultValue={128} />
      <DateField label="Day" defaultValue="2026-03-05" />
      <TextAreaField label="Pitch" maxLength={500} />
      <output id="amount">{amount}</output>
    </>
  );
}
