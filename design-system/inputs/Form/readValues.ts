import type { FieldHandle } from '../../validation/formState.ts';

/**
 * The values of a form by name: those of the kit's fields as they are (minor units, true and false, lists),
 * those of other controls as native form data has them. Disabled controls have none.
 */
export function readValues(
  form: HTMLFormElement,
  fields: readonly FieldHandle[],
): Record<string, unknown> {
  const data = new FormData(form);
  const values: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  for (const field of fields) {
    if (field.name !== undefined) values[field.name] = field.value();
  }
  return values;
}
