import { useForm } from '@byline/design-system';
import { useEffect } from 'react';

/** Returns a form object for saved values. When newer ones arrive, fields that the user has changed stay as they are. */
export function useSavedForm(saved: object) {
  const form = useForm({ defaultValues: saved });
  useEffect(() => form.reset({ ...saved }, { keepsChanges: true }));
  return form;
}
