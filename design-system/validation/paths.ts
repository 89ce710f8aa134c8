/** The largest index in a name: a larger one in the data of a request would make a list of billions of entries. */
const maxIndex = 9999;

const isIndex = (step: string) => /^\d+$/.test(step) && Number(step) <= maxIndex;

/** Splits a name at its dots and brackets: `owners.0.email` and `owners[0].email` are the same path. */
export function splitName(name: string): string[] {
  return name.replaceAll(/\[(\w+)\]/g, '.$1').split('.');
}

/** Returns whether a value is a list or a plain object. A file, a date or another instance of a class is not. */
export function isContainer(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns the value under a name: under that very key, or along its path. */
export function readPath(values: unknown, name: string): unknown {
  if (typeof values === 'object' && values !== null && Object.hasOwn(values, name))
    return values[name as keyof object];
  let current = values;
  for (const step of splitName(name)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step))
      return undefined;
    current = current[step as keyof object];
  }
  return current;
}

// Assigning to `__proto__` would replace the prototype.
function define(target: object, name: string, value: unknown): void {
  const descriptor = { value, writable: true, enumerable: true, configurable: true };
  Object.defineProperty(target, name, descriptor);
}

/**
 * Sets the value under a name along its path. A number is an index of a list; missing lists and objects are created. `undefined` is set in
 * lists only: objects have no key for it. A path through a value that is neither, such as a file, is ignored.
 */
export function writePath(target: object, name: string, value: unknown): void {
  const steps = splitName(name);
  const last = steps.pop() as string;
  let current: object = target;
  for (const [index, step] of steps.entries()) {
    if (Array.isArray(current) && !isIndex(step)) return;
    const next = steps[index + 1] ?? last;
    if (!Object.hasOwn(current, step)) define(current, step, isIndex(next) ? [] : {});
    const inner: unknown = current[step as keyof object];
    if (!isContainer(inner)) return;
    current = inner;
  }
  if (Array.isArray(current) ? isIndex(last) : value !== undefined) define(current, last, value);
}

/** Returns whether two values have the same data: lists and plain objects are compared entry by entry, anything else by identity. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameData(one[key], other[key]))
  );
}
