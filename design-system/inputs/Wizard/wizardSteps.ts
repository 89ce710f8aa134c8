import { getError, isDirty } from '../../validation/fieldState.ts';
import type { FieldState } from '../../validation/fieldState.ts';
import type { FormStore } from '../../validation/formStore.ts';

/** Returns the states of the enabled fields in an element. */
function listStates(store: FormStore, root: Element | undefined): FieldState[] {
  return store
    .fields()
    .filter(({ element }) => root?.contains(element))
    .map(({ getState }) => getState());
}

/** Returns whether all fields of a step are valid, also those that show no error yet. */
export function isComplete(store: FormStore, root: Element | undefined): boolean {
  const isEveryValid = listStates(store, root).every((state) => getError(state) === null);
  // Plain controls are no fields of the form.
  return isEveryValid && !root?.querySelector(':invalid');
}

/** Returns whether a field of a step shows an error. */
export function showsError(store: FormStore, root: Element | undefined): boolean {
  return listStates(store, root).some((state) => state.isRevealed && getError(state) !== null);
}

/** Returns whether a field of a step has been changed. */
export function isChanged(store: FormStore, root: Element | undefined): boolean {
  return listStates(store, root).some(isDirty);
}
