import type { FormErrors } from '../../internal/describeError.ts';
import { isSameValue } from '../../validation/fieldState.ts';
import type { FormField } from '../../validation/formField.ts';

/** The fields that received messages, the messages that belong to no field, and whether messages were dropped. */
export type AssignedErrors = { fields: FormField[]; others: string[]; hasDropped: boolean };

/** A field with its name and its value when it was sent: a row may move, and a value change, before the response comes. */
export type SentField = {
  readonly field: FormField;
  readonly name: string | undefined;
  readonly value: unknown;
};

function findField(sent: readonly SentField[], path: string): SentField | undefined {
  // Shortens the path by its last part until a field has that name: `links.0.url`, `links.0`, `links`.
  for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = sent.find((candidate) => candidate.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Shows each message at its field, or at the closest parent with a field: `links.0` at `links`. Drops messages of fields that have changed
 * since, or are not among the current ones, and returns messages without a field.
 */
export function assignErrors(
  sent: readonly SentField[],
  { errors = {}, error, message }: FormErrors,
  current: readonly FormField[],
): AssignedErrors {
  const whole = error || message;
  // Sets, because a server may write the same message for several fields.
  const texts = new Map<FormField, Set<string>>();
  const others = new Set(whole ? [whole] : []);
  let hasDropped = false;
  for (const [path, text] of Object.entries(errors)) {
    if (!text) continue;
    const found = findField(sent, path);
    if (found === undefined) {
      others.add(text);
      continue;
    }
    const { field, value } = found;
    if (!current.includes(field) || !isSameValue(field.getValue(), value)) hasDropped = true;
    else texts.set(field, (texts.get(field) ?? new Set()).add(text));
  }
  for (const [field, messages] of texts) field.setError('serverError', [...messages].join(' '));
  return {
    fields: current.filter((field) => texts.has(field)),
    others: [...others],
    hasDropped,
  };
}
