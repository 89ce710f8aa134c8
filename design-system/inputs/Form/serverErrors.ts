import type { FormField } from '../../validation/formField.ts';

/** Error messages of a server about a form. */
export type FormErrors = {
  /** Messages by the name of the field, e.g. `amount` or `links.0`. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** A message about the whole form. */
  readonly error?: string | undefined;
  /** Used where there is no `error`. */
  readonly message?: string | undefined;
};

/** The fields that received messages, the messages that belong to no field, and whether messages were dropped. */
export type AssignedErrors = { fields: FormField[]; others: string[]; hasDropped: boolean };

/** Returns whether there is any message. */
export function hasErrors({ errors = {}, error, message }: FormErrors): boolean {
  return Boolean(error || message) || Object.values(errors).some(Boolean);
}

type GetName = (field: FormField) => string | undefined;

function findField(
  fields: readonly FormField[],
  path: string,
  getName: GetName,
): FormField | undefined {
  // Shortens the path by its last part until a field has that name: `links.0.url`, `links.0`, `links`.
  for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const field = fields.find((candidate) => getName(candidate) === name);
    if (field !== undefined) return field;
  }
  return undefined;
}

/**
 * Shows each message at its field by the names that `getName` returns, or at the closest parent with a field: `links.0` at `links`. Drops messages of fields that
 * have changed since, and returns messages without a field.
 */
export function assignErrors(
  fields: readonly FormField[],
  { errors = {}, error, message }: FormErrors,
  isCurrent: (field: FormField) => boolean,
  getName: GetName,
): AssignedErrors {
  const whole = error || message;
  // Sets, because a server may write the same message for several fields.
  const texts = new Map<FormField, Set<string>>();
  const others = new Set(whole ? [whole] : []);
  let hasDropped = false;
  for (const [path, text] of Object.entries(errors)) {
    if (!text) continue;
    const field = findField(fields, path, getName);
    if (field === undefined) others.add(text);
    else if (!isCurrent(field)) hasDropped = true;
    else texts.set(field, (texts.get(field) ?? new Set()).add(text));
  }
  for (const [field, messages] of texts) field.setServerError([...messages].join(' '));
  return {
    fields: fields.filter((field) => texts.has(field)),
    others: [...others],
    hasDropped,
  };
}
