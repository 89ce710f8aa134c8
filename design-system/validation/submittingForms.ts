import { createListeners } from '../internal/createListeners.ts';

const ids = new Set<string>();
const { notify, subscribe } = createListeners();

/** The forms of the page that are being sent, by the `id` of their elements, for buttons outside of their form. */
export const submittingForms = {
  has: (id: string | undefined): boolean => id !== undefined && ids.has(id),
  /** Adds or removes a form. */
  set: (id: string, isSubmitting: boolean): void => {
    if (isSubmitting) ids.add(id);
    else ids.delete(id);
    notify();
  },
  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  subscribe,
};
