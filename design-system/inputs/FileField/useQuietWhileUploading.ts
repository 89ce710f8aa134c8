import { useEffect, useState } from 'react';
import type { FieldValidation } from '../../validation/useField.ts';

/**
 * A file on its way is no mistake: that it is still to come is said once the reader tries to send the form.
 * The form counts as invalid all the while.
 */
export function useQuietWhileUploading(field: FieldValidation, pending: string | null) {
  const [isAsked, setIsAsked] = useState(false);
  const isPending = pending !== null;
  const { rootRef } = field;
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || !isPending) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const ask = () => setIsAsked(true);
    root.addEventListener('invalid', ask, options);
    root.closest('form')?.addEventListener('submit', ask, options);
    return () => {
      end.abort();
      setIsAsked(false);
    };
  }, [rootRef, isPending]);
  return field.message === pending && !isAsked ? { ...field, message: null } : field;
}
