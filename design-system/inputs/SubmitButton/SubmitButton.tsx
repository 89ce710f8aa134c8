import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useFormStatus } from 'react-dom';
import { useProps } from '../../internal/useProps.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { loadPendingSpinner } from '../../primitives/Button/loadPendingSpinner.ts';
import { findFormStore, subscribeToForms } from '../../validation/formStores.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending'>;

/** How long after the submit the spinner appears, in ms: during a shorter submission it would only flash. */
const spinnerDelayMs = 150;

function useDelayed(isOn: boolean): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setDelayed(true), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [isOn]);
  return isOn && isDelayed;
}

/** Returns whether a form is being sent: the one with the `id`, or else the form around this component. */
function useIsSubmitting(id: string | undefined): boolean {
  const around = use(FormStoreContext);
  const named = useSyncExternalStore(
    subscribeToForms,
    () => (id === undefined ? null : findFormStore(id)),
    () => null,
  );
  const store = id === undefined ? around : named;
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(listener) ?? (() => undefined),
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () => store?.getState().isSubmitting ?? false,
    () => false,
  );
}

/** Submits the form around it, or the form whose `id` is in `form`, with a spinner while that takes time, also while an `action` runs. It is never disabled by invalid fields: a press shows them. */
export function SubmitButton(given: SubmitButtonProps) {
  const props = useProps('SubmitButton', given);
  const isSubmitting = useIsSubmitting(props.form);
  const { pending } = useFormStatus();
  useEffect(() => void loadPendingSpinner(), []);
  return (
    <Button
      {...props}
      type="submit"
      isPending={useDelayed(isSubmitting || (props.form === undefined && pending))}
    />
  );
}
