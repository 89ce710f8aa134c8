import type { FormStore } from '../../validation/formStore.ts';
import type { FormField } from '../../validation/formField.ts';
import { nestValues } from '../../validation/nestValues.ts';
import { readPath, splitName } from '../../validation/paths.ts';
import { createFileEntry, type FileEntry } from '../FileField/fileEntry.ts';
import type { FieldScope } from '../field/fieldScope.ts';
import { readValues } from './formControls.ts';
import type { FlatValues } from './formExtension.ts';

type FactReader = FieldScope['readFacts'];

/** Returns the form element around the fields of a store. */
export function findForm(store: FormStore): HTMLFormElement | null {
  for (const { element } of store.fields(true)) {
    const form = element.closest('form');
    if (form) return form;
  }
  return null;
}

/** Returns the values of a form by the names of its fields. */
export function readFlat(store: FormStore): FlatValues {
  const form = findForm(store);
  return form ? readValues(form, store.fields()) : {};
}

/**
 * Returns values by the names of fields as objects and lists; with `isForSchema` without empty values. With the facts of a schema, fields
 * have the values that native form data has: one value is a list only where the schema has one.
 */
export function nestFlat(
  store: FormStore,
  flat: FlatValues,
  isForSchema: boolean,
  readFacts?: FactReader,
) {
  const lists: string[] = [];
  const converted = new Map<string, unknown>();
  for (const { name, getOptions } of store.fields()) {
    const { isList, hasFiles } = getOptions();
    if (name === undefined) continue;
    if (isList) lists.push(name);
    const entries = flat[name];
    if (!readFacts || !hasFiles || !Array.isArray(entries)) continue;
    const files = (entries as readonly FileEntry[]).map(({ file }) => file);
    const isSingle = files.length < 2 && readFacts(name)?.type !== 'array';
    converted.set(name, isSingle ? (files[0] ?? null) : files);
  }
  const entries = Object.entries(flat).map(
    ([name, value]) => [name, converted.has(name) ? converted.get(name) : value] as const,
  );
  return nestValues(entries, lists, !isForSchema);
}

const toPath = (name: string) => `${splitName(name).join('.')}.`;

/** Returns whether a field has a name, or is inside of it: `owners.0.email` is inside of `owners`. */
export function isAt({ name: own }: FormField, name: string | undefined): boolean {
  if (name === undefined) return true;
  return own !== undefined && toPath(own).startsWith(toPath(name));
}

/** Returns the entries of a value from code: entries, or files as a schema has them. */
function toFileEntries(value: unknown): FileEntry[] {
  const list = [value ?? []].flat() as (FileEntry | File)[];
  return list.map((one) => (one instanceof File ? createFileEntry(one) : one));
}

/** Sets the value of a field. */
function setValue({ getOptions, input }: FormField, given: unknown): void {
  const { write, restore, hasFiles } = getOptions();
  const value = hasFiles ? toFileEntries(given) : given;
  if (write) write(value);
  else restore?.(value, true);
  input(value, true);
}

/** Sets the value of a field, or the values of all fields inside of a name. Returns whether there is a field. */
export function writeFields(store: FormStore, name: string, value: unknown): boolean {
  const fields = store.fields(true).filter((field) => isAt(field, name));
  // The rows of a list are mounted with their values.
  const lists = fields.filter(({ getOptions }) => getOptions().isList);
  for (const field of fields) {
    const isInList = lists.some(
      (list) => list !== field && list.name !== undefined && isAt(field, list.name),
    );
    if (isInList) continue;
    const rest = toPath(field.name as string).slice(toPath(name).length, -1);
    if (rest === '') setValue(field, value);
    else {
      const inner = readPath(value, rest);
      if (inner !== undefined) setValue(field, inner);
    }
  }
  return fields.length > 0;
}
