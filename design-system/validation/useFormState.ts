import { useContext, useSyncExternalStore } from 'react';
import { FormStoreContext } from './FormStoreContext.ts';
import { idleFormState, type FormState } from './formState.ts';

const neverChanges = () => () => undefined;

/**
 * The state of the form around this component, as published 16 ms after the last change. With a selector the
 * component renders again only when what it selects changes. Outside a form it is the state of an idle one.
 */
export function useFormState<Selected = FormState>(
  select: (state: FormState) => Selected = (state) => state as Selected,
): Selected {
  const store = useContext(FormStoreContext);
  return useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => select(store?.getState() ?? idleFormState),
    () => select(idleFormState),
  );
}
