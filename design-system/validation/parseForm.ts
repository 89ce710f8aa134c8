import { convertFormValue } from './convertFormValue.ts';
import type { InitialValues } from './formPaths.ts';
import { splitTemplate } from './messages.ts';
import { nestValues } from './nestValues.ts';
import { readPath } from './paths.ts';
import { builtInRules } from './rules.ts';
import { createFactReader, toJsonSchema } from './schemaFacts.ts';
import { getIssueName, type SchemaIssue, type StandardSchema } from './standardSchema.ts';

/** The values of a valid form, or what shows the form again. */
export type ParsedForm<Output, Input = Output> =
  | { readonly values: Output; readonly errors?: undefined; readonly typedValues?: undefined }
  | {
      readonly values?: undefined;
      /** Messages by the name of the field, for `errors` of Form and of its `onSubmit`; under `''` the message about the whole form. */
      readonly errors: Readonly<Record<string, string>>;
      /** What was typed, for `defaultValues` of `useForm`. Without files, and numbers that cannot be read. */
      readonly typedValues: InitialValues<Input>;
    };

/** Options of `parseForm`. */
export type ParseFormOptions = {
  /** The texts of the library in the language of the user, as for DesignSystemProvider. English by default. */
  readonly messages?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Returns the value for a text that a field sends without scripts as `name` with `.text`, because its value has another unit: MoneyField,
   * a percentage, and DateTimeField with a time zone. Called with the text and the name of the field, such as `owners.0.share`.
   */
  readonly readText?: ((text: string, name: string) => unknown) | undefined;
};

type Entry = readonly [name: string, value: unknown];

/** Returns the entries of native form data by name. A file input without a file has an empty text. */
function readEntries(data: FormData): Entry[] {
  // React adds entries to the data of a server action.
  const names = [...new Set(data.keys())].filter((name) => !name.startsWith('$ACTION_'));
  return names.map((name) => {
    const entries = data
      .getAll(name)
      .map((entry) => (typeof entry !== 'string' && !entry.name && !entry.size ? '' : entry));
    return [name, entries.length > 1 ? entries.filter((entry) => entry !== '') : entries[0]];
  });
}

/** Returns the entries without files, which cannot be initial values of a field. */
function withoutFiles(entries: readonly Entry[]): Entry[] {
  return entries
    .map(([name, value]): Entry => [name, Array.isArray(value) ? value.filter(isTyped) : value])
    .filter(([, value]) => isTyped(value));
}

const isTyped = (value: unknown) => !(value instanceof Blob);

/**
 * Validates native form data by a schema, on a server or in a worker, as a form with this schema does. Names with dots are nested, empty
 * values are left out, and numbers, checkboxes and lists have their types if the schema has a JSON Schema (as in zod 4 and ArkType).
 * Returns the schema's output, or messages and what was typed. Rejects with what a schema throws.
 */
export async function parseForm<Input, Output>(
  data: FormData,
  schema: StandardSchema<Input, Output>,
  { messages = {}, readText }: ParseFormOptions = {},
): Promise<ParsedForm<Output, Input>> {
  const root = toJsonSchema(schema);
  const readFacts = createFactReader(schema);
  const suffix = '.text';
  const entries = readEntries(data).map(([name, value]): Entry => {
    const isText = name.endsWith(suffix) && typeof value === 'string' && !readFacts(name);
    const field = name.slice(0, -suffix.length);
    return isText && readText ? [field, readText(value, field)] : [name, value];
  });
  const read = (used: readonly Entry[], isInitial: boolean) => {
    const nested = nestValues(used);
    return root ? convertFormValue(nested, root, root, isInitial) : nested;
  };
  const values = read(entries, false);
  const result = await schema['~standard'].validate(values);
  if (!result.issues) return { values: result.value };

  const { id = '', defaultMessage } = builtInRules.required.message;
  const describe = (name: string, { message }: SchemaIssue) => {
    const isMissing = !builtInRules.required.test(readPath(values, name), true);
    return isMissing && readFacts(name)?.isRequired
      ? splitTemplate(messages[id] ?? defaultMessage).join('')
      : message;
  };
  const errors = new Map<string, string>();
  for (const issue of result.issues) {
    const name = getIssueName(issue);
    if (!errors.has(name)) errors.set(name, describe(name, issue));
  }
  return {
    errors: Object.fromEntries(errors),
    typedValues: read(withoutFiles(entries), true) as InitialValues<Input>,
  };
}
