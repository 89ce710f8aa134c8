import { useInsertionEffect, useLayoutEffect } from 'react';
import { useFormStatus } from 'react-dom';
import type { FormStore } from '../../validation/formStore.ts';

/** Marks the form as submitting while the function in `action` runs. React knows that only below the form element. */
export function ActionStatus({ store }: { store: FormStore }) {
  const { pending } = useFormStatus();
  // React resets the form after insertion effects, before layout effects.
  useInsertionEffect(
    () => (pending ? () => store.setActionEnding(true) : undefined),
    [pending, store],
  );
  useLayoutEffect(() => store.setActionEnding(false));
  useLayoutEffect(() => {
    if (!pending) return undefined;
    store.setSubmitting(true);
    return () => store.setSubmitting(false);
  }, [pending, store]);
  return null;
}
