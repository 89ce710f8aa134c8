function stepsOf(path: string): readonly string[] {
  return path.split('.');
}

/** What stands under a dotted name: under that very name, or entry by entry (`links.0.url`). */
export function readPath(values: object, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path as keyof object];
  let here: unknown = values;
  for (const step of stepsOf(path)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = here[step as keyof object];
  }
  return here;
}

/** Puts something under a dotted name, entry by entry; a number is the place in a list. */
export function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const steps = stepsOf(path);
  let here = target;
  for (const [index, step] of steps.entries()) {
    const following = steps[index + 1];
    if (following === undefined) {
      here[step] = value;
      return;
    }
    if (!Object.hasOwn(here, step)) here[step] = /^\d+$/.test(following) ? [] : {};
    here = here[step] as Record<string, unknown>;
  }
}
