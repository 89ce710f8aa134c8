import { z } from 'zod';
import type { Route } from '../routes/route.ts';

type Node = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
};

// Texts that users type or select; none of them identifies stored data.
const plainInputs = new Set(
  `
    account_number alt answers bank_code base_saved_at bio birth_year body caption categories
    category city closes_before country currency data display_name email error from
    holder_name href image job_alerts languages legal_name limit line1 line2 links locale message name notes page
    password pay_max pay_min per_page phone pitch platform postcode profile_url provider q reason routing_code subject swift timezone title
    to type until year
  `
    .trim()
    .split(/\s+/),
);

/**
 * Lists the inputs of a route that can refer to the data of a user: every text except the known plain ones. A new
 * input counts until it is added to that list.
 */
export function findReferences({ method, path, params, query, body }: Route): string[] {
  const names = [params, query, body].flatMap((schema) =>
    schema
      ? findTexts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, '')
      : [],
  );
  const references = new Set(names.filter((name) => !plainInputs.has(name)));
  return [...references].map((name) => `${method} ${path} ${name}`);
}

/** Lists the names of all texts in a JSON schema; `name` is the name of `node`. */
function findTexts(node: Node, name: string): string[] {
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  const inner = [
    ...parts.flatMap((part) => findTexts(part, name)),
    ...Object.entries(node.properties ?? {}).flatMap(([key, part]) => findTexts(part, key)),
    ...(node.items ? findTexts(node.items, name) : []),
    ...(typeof node.additionalProperties === 'object'
      ? findTexts(node.additionalProperties, name)
      : []),
  ];
  const isText = node.type === 'string' && !node.enum && node.const === undefined;
  return isText ? [...inner, name] : inner;
}
