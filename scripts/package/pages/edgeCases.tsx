import {
  Button,
  CheckboxField,
  CountdownButton,
  DateField,
  DateRangeField,
  DateTime,
  defineRule,
  Form,
  MultiSelectField,
  PasswordField,
  RelativeTime,
  SelectField,
  SubmitButton,
  TextField,
  useFormState,
} from '@byline/design-system';
import { Activity, useState } from 'react';

const past = '2026-03-05T23:30:00Z';
const year2100 = Date.UTC(2100, 0, 1);

/**
 * Renders dates without a `timeZone` in the provider, where the server and the browser are in different zones, and a field in which the
 * test types before React hydrates.
 */
export function Zones() {
  return (
    <>
      <TextField label="Pitch" />
      <DateTime value={past} id="time" />
      <DateTime value={past} isDateOnly id="day" />
      <RelativeTime value={past} id="distance" />
      <CountdownButton availableAt={year2100}>Resend</CountdownButton>
    </>
  );
}

const options = [
  { id: 'a', label: 'Paris' },
  { id: 'b', label: 'Paris' },
  { id: 'c', label: 'Rome' },
];

function DirtyNames() {
  const dirty = useFormState((state) => state.dirty);
  return <output>{JSON.stringify(Object.keys(dirty))}</output>;
}

/** Renders rows whose fields are named by position, and which are removed or hidden for a while. Two options share a label. */
export function Rows() {
  const [rows, setRows] = useState(['x', 'y', 'z']);
  const [isShown, setShown] = useState(true);
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        {rows.map((row, index) => (
          <div key={row}>
            <TextField name={`rows.${index}.text`} label={`Text ${row}`} defaultValue={row} />
            <CheckboxField name={`rows.${index}.box`} label={`Box ${row}`} />
            <SelectField
              name={`rows.${index}.city`}
              label={`City ${row}`}
              options={options}
              defaultValue="a"
            />
          </div>
        ))}
      </Activity>
      <MultiSelectField
        name="cities"
        label="Cities"
        options={options}
        defaultValue={['a', 'b', 'c']}
      />
      <Button onPress={() => setRows(rows.slice(1))}>Remove first</Button>
      <Button onPress={() => setShown(!isShown)}>Hide or show</Button>
      <button type="reset">Reset</button>
      <SubmitButton>Send</SubmitButton>
      <DirtyNames />
      <output id="sent">{sent}</output>
    </Form>
  );
}

const isFree = defineRule('free', async () => Promise.resolve(true));

/**
 * Renders fields named after properties of HTMLFormElement (`elements`, `requestSubmit`, `addEventListener`), beside fields that read or
 * complete their form before it is sent: an async rule, dates, a password.
 */
export function Names() {
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <TextField name="elements" label="Elements" isRequired rules={[isFree]} />
      <TextField name="requestSubmit" label="Request" />
      <TextField name="addEventListener" label="Listener" maxLength={20} />
      <DateField name="day" label="Day" />
      <DateField name="birth" label="Birth" maxValue="2026-01-01" />
      <DateRangeField name="stay" label="Stay" />
      <PasswordField name="password" label="Password" hasStrength />
      <SubmitButton>Send</SubmitButton>
      <output id="sent">{sent}</output>
    </Form>
  );
}
