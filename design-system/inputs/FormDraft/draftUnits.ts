import { isDirty } from '../../validation/fieldState.ts';
import type { FormField } from '../../validation/formField.ts';
import type { FormStore } from '../../validation/formStore.ts';
import { isEmpty } from '../../validation/isEmpty.ts';
import { readPath } from '../../validation/paths.ts';
import { isAt, nestFlat, readFlat } from '../Form/formValues.ts';

/** What a draft stores under one name: the value of a field, or a list with all its rows. */
export type DraftUnit = {
  readonly name: string;
  readonly label: string;
  readonly isList: boolean;
  readonly value: unknown;
  readonly isDirty: boolean;
  /** False for passwords, codes, cards and what the page excludes, which are not stored. */
  readonly isStorable: boolean;
};

// A password that is shown has `type="text"`.
const secret =
  '[type="password"], [autocomplete*="password"], [autocomplete*="one-time-code"], [autocomplete*="cc-"]';

const isSecret = ({ element }: FormField) =>
  element.matches(secret) || element.querySelector(secret) !== null;

/** Returns whether there is a file in a value. */
function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

/** Returns the outermost list around a field, or the field. */
function findRoot(field: FormField, lists: readonly FormField[]): FormField {
  const around = lists.filter(({ name }) => isAt(field, name));
  const depth = ({ name = '' }: FormField) => name.length;
  return around.sort((one, other) => depth(one) - depth(other))[0] ?? field;
}

/** Returns what a draft of a form consists of. */
export function listUnits(
  store: FormStore,
  exclude: readonly string[],
  storesFiles: boolean,
): DraftUnit[] {
  const fields = store.fields(true).filter(({ name }) => name !== undefined);
  const lists = fields.filter(({ getOptions }) => getOptions().isList);
  const nested = lists.length > 0 ? nestFlat(store, readFlat(store), false) : {};
  const groups = new Map<FormField, FormField[]>();
  for (const field of fields) {
    const root = findRoot(field, lists);
    groups.set(root, [...(groups.get(root) ?? []), field]);
  }
  return [...groups].map(([root, parts]) => {
    const name = root.name as string;
    const isList = lists.includes(root);
    const value = isList ? readPath(nested, name) : root.getState().value;
    return {
      name,
      label: root.getLabel(),
      isList,
      value,
      isDirty: parts.some((field) => isDirty(field.getState())),
      isStorable:
        !exclude.includes(name) && !parts.some(isSecret) && (storesFiles || !hasFile(value)),
    };
  });
}

/** Returns whether two values are stored as the same text. Empty values are the same. */
export function isSameStored(one: unknown, other: unknown): boolean {
  const toText = (value: unknown) => JSON.stringify(isEmpty(value) ? null : value);
  return toText(one) === toText(other);
}
