import { splitName } from './paths.ts';
import type { StandardSchema } from './standardSchema.ts';

/** What a schema requires of one value, as far as it can be read. */
export type SchemaFacts = {
  /** The type in JSON Schema; undefined for a union. */
  readonly type: string | undefined;
  readonly isRequired: boolean;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly minValue: number | undefined;
  readonly maxValue: number | undefined;
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
};

const noFacts = {
  type: undefined,
  minLength: undefined,
  maxLength: undefined,
  minValue: undefined,
  maxValue: undefined,
  minItems: undefined,
  maxItems: undefined,
};

/** A part of a JSON Schema. */
export type Node = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null;

/** Returns the JSON Schema of a schema's input, or null if it has none. */
export function toJsonSchema(schema: StandardSchema): Node | null {
  const { jsonSchema } = schema['~standard'];
  try {
    // zod and valibot throw for a part that JSON Schema does not have, such as a file or a conversion, unless it may be anything.
    const libraryOptions = { unrepresentable: 'any', errorMode: 'ignore' };
    return jsonSchema?.input({ target: 'draft-2020-12', libraryOptions }) ?? null;
  } catch {
    // A schema that cannot be read still validates.
    return null;
  }
}

/** Follows references, and a union with null. Returns null for what is no schema, and the node with several variants for a union. */
export function resolve(node: unknown, root: Node): Node | null {
  let current = node;
  // A reference may lead to itself.
  for (let depth = 0; isNode(current) && depth < 10; depth += 1) {
    const { $ref, anyOf } = current;
    if (typeof $ref === 'string') {
      current = $ref
        .split('/')
        .slice(1)
        .reduce<unknown>((part, step) => (isNode(part) ? part[step] : undefined), root);
    } else if (Array.isArray(anyOf)) {
      const others = anyOf.filter((one) => !isNode(one) || one['type'] !== 'null');
      if (others.length !== 1) return current;
      current = others[0] as unknown;
    } else return current;
  }
  return null;
}

/** Returns a schema without variants, or the variants of a union and the parts of an intersection. */
export function listVariants(node: unknown, root: Node, depth = 0): Node[] {
  const resolved = resolve(node, root);
  if (!resolved || depth > 10) return [];
  const variants = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const parts = resolved[key];
    return Array.isArray(parts) ? (parts as unknown[]) : [];
  });
  if (variants.length === 0) return [resolved];
  return variants.flatMap((variant) => listVariants(variant, root, depth + 1));
}

const own = (node: unknown, key: string): unknown =>
  isNode(node) && Object.hasOwn(node, key) ? node[key] : undefined;

/** Returns a number, unless it is a bound of all safe integers, which says nothing to users. */
function readNumber(node: Node, key: string): number | undefined {
  const number = node[key];
  return typeof number === 'number' && Math.abs(number) < Number.MAX_SAFE_INTEGER
    ? number
    : undefined;
}

function readFacts(node: Node, isListed: boolean): SchemaFacts {
  const type = typeof node['type'] === 'string' ? node['type'] : undefined;
  const minItems = readNumber(node, 'minItems');
  // A checkbox is never absent, nor is a list. A required one must be ticked, or have an entry.
  const isPresent = type === 'boolean' || type === 'array' || type === 'object';
  return {
    type,
    isRequired: isPresent ? node['const'] === true || (minItems ?? 0) > 0 : isListed,
    minLength: readNumber(node, 'minLength'),
    maxLength: readNumber(node, 'maxLength'),
    minValue: readNumber(node, 'minimum'),
    maxValue: readNumber(node, 'maximum'),
    minItems,
    maxItems: readNumber(node, 'maxItems'),
  };
}

/** Returns what variants of a value have in common. */
function mergeFacts(variants: readonly SchemaFacts[]): SchemaFacts | undefined {
  const [first, ...others] = variants;
  if (!first) return undefined;
  const isShared = ([key, fact]: [string, unknown]) =>
    others.every((other) => other[key as keyof SchemaFacts] === fact);
  const shared = Object.fromEntries(Object.entries(first).filter(isShared));
  return { ...noFacts, ...shared, isRequired: variants.every(({ isRequired }) => isRequired) };
}

/**
 * Returns the function that reads what a schema requires of the value with a name. It returns undefined for a name that the schema does not
 * have, and always if the schema has no JSON Schema.
 */
export function createFactReader(
  schema: StandardSchema,
): (name: string) => SchemaFacts | undefined {
  let root: Node | null | undefined;
  return (name) => {
    root ??= toJsonSchema(schema);
    if (root === null) return undefined;
    const current = root;
    let found = listVariants(current, current).map((node) => ({ node, isListed: false }));
    for (const step of splitName(name)) {
      found = found.flatMap(({ node }) => {
        const required = node['required'];
        const isListed = Array.isArray(required) && required.includes(step);
        const inner: unknown =
          node['type'] === 'array' ? node['items'] : own(node['properties'], step);
        return listVariants(inner, current).map((variant) => ({ node: variant, isListed }));
      });
    }
    return mergeFacts(found.map(({ node, isListed }) => readFacts(node, isListed)));
  };
}
