import type { FormStore } from '../../validation/formStore.ts';
import type { FormField } from '../../validation/formField.ts';
import { isSameData, splitName } from '../../validation/paths.ts';
import {
  getIssueName,
  type SchemaIssue,
  type SchemaResult,
  type StandardSchema,
} from '../../validation/standardSchema.ts';

/** Values with what the schema returns for them. */
export type Outcome<Output> = { readonly values: object; readonly result: SchemaResult<Output> };

/** Creates the function that runs a schema, once for the same values in a row. It returns a promise while the schema is asynchronous. */
export function createSchemaRunner<Output>(schema: StandardSchema<unknown, Output>) {
  let last: Outcome<Output> | null = null;
  let pending: { values: object; promise: Promise<Outcome<Output>> } | null = null;
  return (values: object): Outcome<Output> | Promise<Outcome<Output>> => {
    if (last && isSameData(last.values, values)) return last;
    if (pending && isSameData(pending.values, values)) return pending.promise;
    const result = schema['~standard'].validate(values);
    if (!(result instanceof Promise)) {
      pending = null;
      last = { values, result };
      return last;
    }
    const promise = result.then((settled) => {
      const outcome = { values, result: settled };
      if (pending?.promise === promise) {
        last = outcome;
        pending = null;
      }
      return outcome;
    });
    pending = { values, promise };
    // A schema that rejects runs again for the same values.
    promise.catch(() => {
      if (pending?.promise === promise) pending = null;
    });
    return promise;
  };
}

/** Returns the field with the name of an issue, or the closest parent: `period` for `period.start`. */
function findField(fields: ReadonlyMap<string, FormField>, issue: SchemaIssue) {
  for (
    let name = getIssueName(issue);
    name !== '';
    name = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  ) {
    const field = fields.get(name);
    if (field) return field;
  }
  return undefined;
}

/** Sets the message of a field, or removes it with null. The same message again would publish the form's state. */
export function setSchemaError(field: FormField, text: string | null): void {
  const shown = field.getState().schemaError?.text ?? null;
  if (shown !== text) field.setError('schemaError', text);
}

/** Sets the first message of each field, removes those that no longer apply, and returns the messages without a field. */
export function showIssues(store: FormStore, issues: readonly SchemaIssue[]): string[] {
  const named = new Map(
    store
      .fields()
      .flatMap((field) =>
        field.name === undefined ? [] : [[splitName(field.name).join('.'), field] as const],
      ),
  );
  const texts = new Map<FormField, string>();
  const others = new Set<string>();
  for (const issue of issues) {
    const field = findField(named, issue);
    if (!field) others.add(issue.message);
    else if (!texts.has(field)) texts.set(field, issue.message);
  }
  for (const field of store.fields(true)) {
    setSchemaError(field, texts.get(field) ?? null);
  }
  store.setSchemaState(issues.length === 0 ? null : 'invalid');
  return [...others];
}
