import { createListeners } from '../internal/createListeners.ts';
import type { FormStore } from './formStore.ts';

const stores = new Map<string, FormStore>();
const { notify, subscribe } = createListeners();

/** Makes the store of a mounted form known by the `id` of its element. Returns the function that removes it. */
export function publishFormStore(id: string, store: FormStore): () => void {
  stores.set(id, store);
  notify();
  return () => {
    if (stores.get(id) === store) stores.delete(id);
    notify();
  };
}

/** Returns the store of the form with this `id`, for buttons outside of their form. */
export const findFormStore = (id: string): FormStore | null => stores.get(id) ?? null;

/** Calls the listener when a form is mounted or unmounted. Returns the function that unsubscribes it. */
export const subscribeToForms = subscribe;
