/** What a message's placeholders stand for. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Cuts a template at its placeholders: texts stand at even places, names at odd ones. Of a message that a
 * build has parsed already there is no text.
 */
export function cutTemplate(template: unknown): readonly string[] {
  return typeof template === 'string' ? template.split(/\{(\w+)\}/) : [];
}

/** Fills in a cut template. One pass: a value that itself looks like a placeholder is printed as it is. */
export function fillTemplate(parts: readonly string[], values: MessageValues): string {
  let text = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] as string;
    const value = Object.hasOwn(values, name) ? values[name] : `{${name}}`;
    text += value + (parts[index + 1] as string);
  }
  return text;
}

/** Fills in the `{placeholders}` of a template. */
export function interpolate(template: string, values: MessageValues): string {
  return fillTemplate(cutTemplate(template), values);
}
