import type { FieldHandle } from '../../validation/formState.ts';

/** What a server says about a form: a sentence a field, by the field's name, and one about the whole. */
export type FormErrors = {
  /** Sentences by the name of the field, e.g. `amount` or `links.0`. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** About the form as a whole. */
  readonly error?: string | undefined;
  /** The same, where there is no `error`. */
  readonly message?: string | undefined;
};

/** Where the sentences of a server went. */
export type Placed = { fields: FieldHandle[]; unplaced: string[] };

function nearest(fields: readonly FieldHandle[], path: string): FieldHandle | undefined {
  for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Puts each sentence at its field, or at the nearest one above it (`links.0` at `links`); the rest is given back. */
export function placeErrors(fields: readonly FieldHandle[], said: FormErrors): Placed {
  const texts = new Map<FieldHandle, string[]>();
  const unplaced: string[] = [];
  for (const [path, text] of Object.entries(said.errors ?? {})) {
    if (!text) continue;
    const field = nearest(fields, path);
    if (field === undefined) unplaced.push(text);
    else texts.set(field, [...(texts.get(field) ?? []), text]);
  }
  for (const [field, sentences] of texts) field.refuse(sentences.join(' '));
  const whole = said.error || said.message;
  return {
    fields: fields.filter((field) => texts.has(field)),
    unplaced: whole ? [whole, ...unplaced] : unplaced,
  };
}
