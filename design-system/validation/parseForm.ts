import { nestValues } from './nestValues.ts';
import { toNumber } from './isEmpty.ts';
import { isNode, listVariants, toJsonSchema, type Node } from './schemaFacts.ts';
import { getIssueName, type SchemaIssue, type StandardSchema } from './standardSchema.ts';

/** The values of a valid form, or messages for `errors` of Form and for its `onSubmit`. */
export type ParsedForm<Output> =
  | { readonly values: Output; readonly errors?: undefined; readonly error?: undefined }
  | {
      readonly values?: undefined;
      /** Messages by the name of the field. */
      readonly errors: Readonly<Record<string, string>>;
      /** A message about the whole form. */
      readonly error?: string | undefined;
    };

/** Returns the entries of native form data by name. A file input without a file has an empty text. */
function readEntries(data: FormData): [string, unknown][] {
  return [...new Set(data.keys())].map((name) => {
    const entries = data
      .getAll(name)
      .map((entry) => (typeof entry !== 'string' && !entry.name && !entry.size ? '' : entry));
    return [name, entries.length > 1 ? entries.filter((entry) => entry !== '') : entries[0]];
  });
}

/** Returns the variant of a union to which a value belongs, by the constants in it, or the parts of an intersection as one. */
function findVariant(value: unknown, given: unknown, root: Node): Node {
  const variants = listVariants(given, root);
  const matching = variants.filter(
    ({ properties }) =>
      !isNode(properties) ||
      Object.entries(properties).every(
        ([key, property]) =>
          !isNode(property) ||
          typeof property['const'] !== 'string' ||
          (isNode(value) && value[key] === property['const']),
      ),
  );
  const [first = {}, ...others] = matching.length > 0 ? matching : variants;
  if (others.length === 0) return first;
  const properties = [first, ...others].map((node) => node['properties']).filter(isNode);
  return properties.length > 0
    ? { type: 'object', properties: Object.assign({}, ...properties) as Node }
    : {};
}

/** Converts a value of native form data to the type in the JSON Schema. What has no such type stays, and is not valid. */
function convert(value: unknown, given: unknown, root: Node): unknown {
  const node = findVariant(value, given, root);
  switch (node['type']) {
    case 'object': {
      if (!isNode(value) || !isNode(node['properties'])) return value;
      const converted = Object.entries(node['properties']).map(([key, property]) => [
        key,
        convert(Object.hasOwn(value, key) ? value[key] : undefined, property, root),
      ]);
      return {
        ...value,
        ...Object.fromEntries(converted.filter(([, entry]) => entry !== undefined)),
      };
    }
    case 'array': {
      const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
      return list.map((entry: unknown) => convert(entry, node['items'], root));
    }
    case 'number':
    case 'integer':
      return Number.isFinite(toNumber(value)) ? toNumber(value) : value;
    case 'boolean':
      // The form data of a checkbox that is not ticked has no entry.
      return value !== undefined && value !== 'false';
    default:
      return value;
  }
}

/** Returns the first message of each field, and the messages of none. */
function collectMessages(issues: readonly SchemaIssue[]) {
  const errors = new Map<string, string>();
  const others: string[] = [];
  for (const issue of issues) {
    const name = getIssueName(issue);
    if (name === '') others.push(issue.message);
    else if (!errors.has(name)) errors.set(name, issue.message);
  }
  return { errors: Object.fromEntries(errors), error: others[0] };
}

/**
 * Validates native form data by a schema, on a server or in a worker, as a form with this schema does. Names with dots are nested, empty
 * values are left out, and numbers, checkboxes and lists have their types if the schema has a JSON Schema (as in zod 4 and ArkType).
 * Returns the schema's output, or messages for `errors` of Form. Rejects with what a schema throws.
 */
export async function parseForm<Output>(
  data: FormData,
  schema: StandardSchema<unknown, Output>,
): Promise<ParsedForm<Output>> {
  const nested = nestValues(readEntries(data));
  const root = toJsonSchema(schema);
  const result = await schema['~standard'].validate(root ? convert(nested, root, root) : nested);
  return result.issues ? collectMessages(result.issues) : { values: result.value };
}
