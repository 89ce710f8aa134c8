import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import type { FormStore } from '../../validation/formStore.ts';

type Props = { store: FormStore; errors: Readonly<Record<string, string>> | undefined };

/** Marks the form as submitting while the function in `action` runs. React knows that only below the form element. */
export function ActionStatus({ store, errors = {} }: Props) {
  const { pending } = useFormStatus();
  const wasPending = useRef(false);
  // At the end of an action, React resets the form after insertion effects and before layout effects.
  useInsertionEffect(() => {
    store.setFailed(wasPending.current && !pending && Object.values(errors).some(Boolean));
    wasPending.current = pending;
  });
  useLayoutEffect(() => store.setFailed(false));
  useLayoutEffect(() => {
    if (!pending) return undefined;
    store.setSubmitting(true);
    return () => store.setSubmitting(false);
  }, [pending, store]);
  return null;
}
