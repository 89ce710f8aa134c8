import { toJsonSchema } from './schemaFacts.ts';
import type { SchemaIssue, SchemaResult, StandardSchema } from './standardSchema.ts';

type AnySchema = StandardSchema<object, object>;
type Types<Schema extends AnySchema> = NonNullable<Schema['~standard']['types']>;
/** The intersection of the inputs or outputs of schemas. */
type Merged<
  Schemas extends readonly unknown[],
  Key extends 'input' | 'output',
> = Schemas extends readonly [infer First extends AnySchema, ...infer Rest]
  ? Types<First>[Key] & Merged<Rest, Key>
  : object;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Adds the output of a schema to the outputs of others. What it has returned as it was, another may have converted. */
function mergeOutput(merged: object, output: object, input: unknown): object {
  const result: Record<string, unknown> = { ...merged };
  for (const [key, value] of Object.entries(output)) {
    const given = isPlain(input) ? input[key] : undefined;
    const other = Object.hasOwn(result, key) ? result[key] : undefined;
    if (isPlain(other) && isPlain(value)) result[key] = mergeOutput(other, value, given);
    else if (other === undefined || value !== given) result[key] = value;
  }
  return result;
}

/** Returns the JSON Schema of a part, with references from the root of the whole. A part without one still validates. */
function embed(schema: AnySchema, index: number): unknown {
  const text = JSON.stringify(toJsonSchema(schema) ?? {});
  return JSON.parse(text.replaceAll('"$ref":"#', `"$ref":"#/allOf/${index}`)) as unknown;
}

function mergeResults(
  values: unknown,
  results: readonly SchemaResult<object>[],
): SchemaResult<object> {
  const issues: SchemaIssue[] = [];
  let merged: object = {};
  for (const result of results) {
    if (result.issues) issues.push(...result.issues);
    else merged = mergeOutput(merged, result.value, values);
  }
  return issues.length > 0 ? { issues } : { value: merged };
}

/**
 * Returns a schema of all values that schemas of parts have, such as one for each step of a form. Every part validates all values, so its
 * conditions run before other parts are filled in, and it can depend on them. The parts must allow values that they do not know.
 */
export function mergeSchemas<const Schemas extends readonly [AnySchema, ...AnySchema[]]>(
  ...schemas: Schemas
): StandardSchema<Merged<Schemas, 'input'>, Merged<Schemas, 'output'>> {
  return {
    '~standard': {
      version: 1,
      vendor: schemas[0]['~standard'].vendor,
      validate(values) {
        const results = schemas.map((schema) => schema['~standard'].validate(values));
        const isAsync = results.some((result) => result instanceof Promise);
        const merge = (all: readonly SchemaResult<object>[]) =>
          mergeResults(values, all) as SchemaResult<Merged<Schemas, 'output'>>;
        return isAsync
          ? Promise.all(results.map(async (result) => result)).then(merge)
          : merge(results as SchemaResult<object>[]);
      },
      jsonSchema: {
        input: () => ({ allOf: schemas.map((schema, index) => embed(schema, index)) }),
      },
    },
  };
}
