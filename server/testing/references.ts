import { z } from 'zod';
import type { RouteEntry } from '../routes/entry.ts';

type Node = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
};

// What people write or choose; none of it is the name of something stored.
const plain = new Set(
  `
    account_number alt answers bank_code base_saved_at bio birth_year caption categories
    category city closes_before country currency data display_name email error from
    holder_name image languages legal_name line1 line2 links locale message name notes page
    password phone pitch platform postcode profile_url provider q reason subject swift to
    type url
  `
    .trim()
    .split(/\s+/),
);

function texts(node: Node, name: string): string[] {
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  const inner = [
    ...parts.flatMap((part) => texts(part, name)),
    ...Object.entries(node.properties ?? {}).flatMap(([key, part]) => texts(part, key)),
    ...(node.items ? texts(node.items, name) : []),
    ...(typeof node.additionalProperties === 'object'
      ? texts(node.additionalProperties, name)
      : []),
  ];
  const isText = node.type === 'string' && !node.enum && node.const === undefined;
  return isText ? [...inner, name] : inner;
}

/**
 * The inputs of a route that may name something of somebody: every text but those that are known to be plain.
 * An input with a new name counts until it is written down there.
 */
export function referencesOf({ method, path, params, query, body }: RouteEntry): string[] {
  const names = [params, query, body].flatMap((schema) =>
    schema
      ? texts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, '')
      : [],
  );
  const references = new Set(names.filter((name) => !plain.has(name)));
  return [...references].map((name) => `${method} ${path} ${name}`);
}
