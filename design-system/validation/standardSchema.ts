/** A message of a schema about one place in the values. */
export type SchemaIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** What a schema returns: its output, or issues. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** Returns a JSON Schema. */
type ToJsonSchema = (options: {
  readonly target: 'draft-2020-12';
  readonly libraryOptions?: Record<string, unknown> | undefined;
}) => Record<string, unknown>;

/**
 * A schema with the interface Standard Schema, which zod, valibot and ArkType have (https://standardschema.dev). `jsonSchema` is optional.
 */
export type StandardSchema<Input = unknown, Output = Input> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly jsonSchema?: { readonly input: ToJsonSchema } | undefined;
  };
};

/** Returns whether a value is a schema. A schema of ArkType is a function. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  const isObject = typeof value === 'object' || typeof value === 'function';
  return isObject && value !== null && '~standard' in value;
}

/** Returns the name of the field to which an issue belongs, such as `owners.0.email`; '' for the whole form. */
export function getIssueName({ path = [] }: SchemaIssue): string {
  return path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
}

/** Throws if the rules of a field are a schema, which validates a whole form. */
export function rejectSchemaAsRules(rules: unknown, field: string): void {
  if (!isStandardSchema(rules)) return;
  throw new TypeError(
    `The rules of ${field} are a schema (${rules['~standard'].vendor}), but rules are an object such as { email: true }, or made with defineRule. Pass a schema of the whole form to useForm({ schema }), and the form to <Form form={form}>.`,
  );
}
