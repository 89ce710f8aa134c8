import type { FormStore } from '../../validation/formStore.ts';
import type { FormField } from '../../validation/formField.ts';
import { nestValues } from '../../validation/nestValues.ts';
import { readPath, splitName } from '../../validation/paths.ts';
import { readValues } from './formControls.ts';
import type { FlatValues } from './formExtension.ts';

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

/** Returns values by the names of fields as objects and lists; for a schema without empty values. */
export function nestFlat(store: FormStore, flat: FlatValues, isForSchema: boolean) {
  const lists = store
    .fields()
    .flatMap(({ name, getOptions }) => (getOptions().isList && name ? [name] : []));
  return nestValues(Object.entries(flat), lists, !isForSchema);
}

const toPath = (name: string) => `${splitName(name).join('.')}.`;

/** Returns whether a field has a name, or is inside of it: `owners.0.email` is inside of `owners`. */
export function isAt({ name: own }: FormField, name: string | undefined): boolean {
  if (name === undefined) return true;
  return own !== undefined && toPath(own).startsWith(toPath(name));
}

/** Sets the value of a field. */
function setValue({ getOptions, input }: FormField, value: unknown): void {
  const { write, restore } = getOptions();
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
