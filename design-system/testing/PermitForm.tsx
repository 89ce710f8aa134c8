import * as z from 'zod';
import { FieldArray } from '../inputs/FieldArray/FieldArray.tsx';
import { FormDraft } from '../inputs/FormDraft/FormDraft.tsx';
import { DateField } from '../inputs/DateField/DateField.tsx';
import { EmailField } from '../inputs/EmailField/EmailField.tsx';
import { Form } from '../inputs/Form/Form.tsx';
import { useForm, useWatch } from '../inputs/Form/useForm.ts';
import { MoneyField } from '../inputs/MoneyField/MoneyField.tsx';
import { RadioGroupField } from '../inputs/RadioGroupField/RadioGroupField.tsx';
import { SubmitButton } from '../inputs/SubmitButton/SubmitButton.tsx';
import { TextAreaField } from '../inputs/TextAreaField/TextAreaField.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { LeaveGuard } from '../feedback/LeaveGuard/LeaveGuard.tsx';
import type { FormErrors } from '../internal/describeError.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { defineRule } from '../validation/rules.ts';

const owner = z.object({ name: z.string().max(80), email: z.email('Enter an email address.') });

const permit = z.object({
  parcel: z.string().regex(/^[A-Z]\d{4}$/, 'Enter a letter and four digits, such as A1234.'),
  kind: z.enum(['building', 'event']),
  cost: z.int().min(100_00, 'Costs are at least $100.').optional(),
  day: z.iso.date().optional(),
  owners: z.array(owner).min(1).max(4),
  notes: z.string().max(500).optional(),
});

type Permit = z.output<typeof permit>;

/** Sends a permit. Returns the errors of fields; other failures reject. */
export async function sendPermit(values: Permit): Promise<void | FormErrors> {
  const response = await fetch('/example/permits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status === 422) return (await response.json()) as FormErrors;
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  // The body of a login page of a proxy is no JSON, and rejects too.
  await response.json();
}

const parcelExists = defineRule(
  'parcelExists',
  async (parcel, { signal }) => {
    const response = await fetch(`/example/parcels/${String(parcel)}`, { signal });
    return ((await response.json()) as { exists: boolean }).exists;
  },
  'There is no parcel {value}.',
);

/** The fields of an event, which exist for events only, and so are sent for events only. */
function EventFields() {
  const kind = useWatch<Permit['kind']>('kind');
  return kind === 'event' && <DateField label="Day of the event" name="day" isRequired />;
}

type PermitFormProps = { onSend?: (values: Permit) => Promise<void | FormErrors> };

/** An application for a permit, which keeps on the device what was typed. */
export function PermitForm({ onSend = sendPermit }: PermitFormProps) {
  const form = useForm({ schema: permit, defaultValues: { kind: 'building', owners: [{}] } });
  return (
    <Form form={form} onSubmit={onSend}>
      <Stack gap="lg">
        <FormDraft storageKey="permit" />
        <LeaveGuard />
        <TextField label="Parcel" name={form.name('parcel')} rules={[parcelExists]} />
        <RadioGroupField
          label="What is it for?"
          name={form.name('kind')}
          options={[
            { id: 'building', label: 'A building' },
            { id: 'event', label: 'An event' },
          ]}
        />
        <EventFields />
        <MoneyField label="Costs" currency="USD" name={form.name('cost')} />
        <FieldArray
          label="Owner"
          name={form.name('owners')}
          addLabel="Add owner"
          minItems={1}
          maxItems={4}
        >
          {({ name }) => (
            <>
              <TextField label="Name" name={name('name')} />
              <EmailField label="Email" name={name('email')} />
            </>
          )}
        </FieldArray>
        <TextAreaField label="Notes" name={form.name('notes')} />
        <SubmitButton>Send application</SubmitButton>
      </Stack>
    </Form>
  );
}
