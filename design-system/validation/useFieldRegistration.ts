import { useContext, useEffect, useEffectEvent, type RefObject } from 'react';
import { watchPresses } from './afterPress.ts';
import type { FieldHandle } from './formState.ts';
import { FormStoreContext } from './FormStoreContext.ts';
import { listenToForm } from './listenToForm.ts';

/** What a field can do, as of its last render. */
type FieldActions = Omit<FieldHandle, 'key' | 'name' | 'element'> & {
  /** The field is on the page: what is there now is its first value. */
  readonly begin: () => void;
  /** The field leaves the page. */
  readonly end: () => void;
  /** Judges the value anew if it, the rules or the field have changed since. */
  readonly settle: (isReset: boolean) => void;
  /** Back to the first value and to silence. */
  readonly reset: () => void;
};

type Field = {
  readonly id: string;
  readonly name: string | undefined;
  readonly rootRef: RefObject<HTMLElement | null>;
};

/** Makes a field known to the form around it, of the kit or native, while it is on the page. */
export function useFieldRegistration({ id, name, rootRef }: Field, actions: FieldActions): void {
  const store = useContext(FormStoreContext);
  const live = useEffectEvent(() => actions);

  useEffect(() => {
    const element = rootRef.current;
    if (element === null) return undefined;
    live().begin();
    watchPresses();
    const unlisten = listenToForm(element, {
      invalid: () => void live().reveal(),
      focus: () => live().focus(),
      reset: () => {
        live().reset();
        // The controls take their first values back only after the event.
        setTimeout(() => live().settle(true), 0);
      },
    });
    const unregister = store?.register({
      key: name ?? id,
      name,
      element,
      isDisabled: () => live().isDisabled(),
      value: () => live().value(),
      error: () => live().error(),
      isDirty: () => live().isDirty(),
      isTouched: () => live().isTouched(),
      isPending: () => live().isPending(),
      readsFrom: (other) => live().readsFrom(other),
      reveal: () => live().reveal(),
      reconsider: () => live().reconsider(),
      refuse: (text) => live().refuse(text),
      accept: () => live().accept(),
      focus: () => live().focus(),
    });
    return () => {
      live().end();
      unlisten();
      unregister?.();
    };
  }, [store, name, id, rootRef]);

  useEffect(() => live().settle(false));
}
