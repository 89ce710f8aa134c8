import { useEffect, useState } from 'react';
import type { FieldValidation } from '../../validation/useFieldValidation.ts';

/** Hides the error of a pending upload until the user tries to submit the form. The form is invalid meanwhile. */
export function useHiddenPendingError(field: FieldValidation, pending: string | null) {
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const isPending = pending !== null;
  const { rootRef } = field;
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || !isPending) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onSubmit = () => setHasSubmitted(true);
    root.addEventListener('invalid', onSubmit, options);
    root.closest('form')?.addEventListener('submit', onSubmit, options);
    return () => {
      controller.abort();
      setHasSubmitted(false);
    };
  }, [rootRef, isPending]);
  return field.message === pending && !hasSubmitted ? { ...field, message: null } : field;
}
