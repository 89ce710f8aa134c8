import { isValidElement } from 'react';

// Deeper data is rare in cells, and a cycle would never end.
const maximumDepth = 12;

function hasSameEntries(a: object, b: object, depth: number): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => key in b && isSame(a[key as keyof typeof a], b[key as keyof typeof b], depth + 1),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}

function isSame(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || depth > maximumDepth)
    return false;
  if (isValidElement(a) || isValidElement(b)) {
    if (!isValidElement(a) || !isValidElement(b) || a.type !== b.type || a.key !== b.key)
      return false;
    return hasSameEntries(a.props as object, b.props as object, depth);
  }
  if (Array.isArray(a) !== Array.isArray(b) || !isPlain(a) || !isPlain(b)) return false;
  return hasSameEntries(a, b, depth);
}

/**
 * Returns whether two React nodes render the same: elements of one type whose props have the same content. Functions and instances of
 * classes are the same only if they are identical, so that a new closure counts as a difference.
 */
export function isSameContent(a: unknown, b: unknown): boolean {
  return isSame(a, b, 0);
}
