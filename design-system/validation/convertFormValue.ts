import { toNumber } from './isEmpty.ts';
import { isContainer } from './paths.ts';
import { isNode, listVariants, type Node } from './schemaFacts.ts';

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
          (isContainer(value) && value[key] === property['const']),
      ),
  );
  const [first = {}, ...others] = matching.length > 0 ? matching : variants;
  if (others.length === 0) return first;
  const properties = [first, ...others].map((node) => node['properties']).filter(isNode);
  return properties.length > 0
    ? { type: 'object', properties: Object.assign({}, ...properties) as Node }
    : {};
}

function convertNumber(value: unknown, isInitial: boolean): unknown {
  const number = typeof value === 'string' ? toNumber(value) : value;
  if (Number.isFinite(number)) return number;
  return isInitial ? undefined : value;
}

/**
 * Converts a value of native form data to the type in the JSON Schema. What has no such type stays, and is not valid; in initial values of
 * fields (`isInitial`), it is left out. Files stay as they are.
 */
export function convertFormValue(
  value: unknown,
  given: unknown,
  root: Node,
  isInitial: boolean,
): unknown {
  const node = findVariant(value, given, root);
  switch (node['type']) {
    case 'object': {
      const { properties } = node;
      if (!isContainer(value) || Array.isArray(value) || !isNode(properties)) return value;
      const converted = Object.entries(properties).map(([key, property]): [string, unknown] => [
        key,
        convertFormValue(
          Object.hasOwn(value, key) ? value[key] : undefined,
          property,
          root,
          isInitial,
        ),
      ]);
      const all = Object.entries({ ...value, ...Object.fromEntries(converted) });
      return Object.fromEntries(all.filter(([, entry]) => entry !== undefined));
    }
    case 'array': {
      const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
      return list.map((entry: unknown) => convertFormValue(entry, node['items'], root, isInitial));
    }
    case 'number':
    case 'integer':
      return convertNumber(value, isInitial);
    case 'boolean':
      // The form data of a checkbox that is not ticked has no entry.
      return value !== undefined && value !== 'false';
    case 'string':
      return isInitial && typeof value !== 'string' ? undefined : value;
    default:
      return value;
  }
}
