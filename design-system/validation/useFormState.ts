import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormStore } from './formStore.ts';
import { idleFormState, type FormState } from './formState.ts';

/** The store of the form around a field; null outside a form. The same store for as long as the form is mounted. */
export const FormStoreContext = createContext<FormStore | null>(null);

const subscribeToNothing = () => () => undefined;

/**
 * Returns the state of the form around this component, as published 16 ms after the last change; outside a form, the state
 * of an idle form. With a selector, the component renders only when the selected value changes.
 */
export function useFormState<Selected = FormState>(
  select: (state: FormState) => Selected = (state) => state as Selected,
): Selected {
  const store = useContext(FormStoreContext);
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => select(store?.getState() ?? idleFormState),
    () => select(idleFormState),
  );
}
