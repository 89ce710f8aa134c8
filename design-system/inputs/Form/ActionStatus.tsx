import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useFormStatus } from 'react-dom';
import { getFormAttribute } from '../../validation/formElement.ts';
import type { FormStore } from '../../validation/formStore.ts';

type Props = { store: FormStore; errors: Readonly<Record<string, string>> | undefined };

/**
 * Marks the form as submitting while the function in `action` runs, and keeps what was typed if it ends with errors: React resets a form
 * after each action. React knows only below the form element whether an action runs.
 */
export function ActionStatus({ store, errors }: Props) {
  const { pending } = useFormStatus();
  useLayoutEffect(() => {
    if (!pending) return undefined;
    store.setSubmitting(true);
    return () => store.setSubmitting(false);
  }, [pending, store]);

  const keepValues = useEffectEvent((event: Event) => {
    // A user may also reset the form while the action runs.
    const isByReact = !store.isSubmitting();
    const { target } = event;
    const isOwn =
      target instanceof HTMLFormElement && getFormAttribute(target, 'id') === store.formId;
    if (isOwn && isByReact && errors && Object.values(errors).some(Boolean)) event.preventDefault();
  });
  useEffect(() => {
    if (!pending) return undefined;
    // On the window, before the fields see the event. React resets the form in the commit after the action, before this effect ends.
    window.addEventListener('reset', keepValues, { capture: true });
    return () => window.removeEventListener('reset', keepValues, { capture: true });
  }, [pending]);
  return null;
}
