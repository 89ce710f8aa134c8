import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormStatus } from 'react-dom';
import { useProps } from '../../internal/useProps.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { loadPendingSpinner } from '../../primitives/Button/loadPendingSpinner.ts';
import { useFormHold } from '../../validation/formHold.ts';
import { submittingForms } from '../../validation/submittingForms.ts';
import { useFormState } from '../../validation/useFormState.ts';

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

/** Submits the form around it, or the form whose `id` is in `form`, with a spinner while that takes time, also while an `action` runs. It is never disabled by invalid fields: a press shows them. */
export function SubmitButton(given: SubmitButtonProps) {
  const props = useProps('SubmitButton', given);
  const isSubmitting = useFormState((state) => state.isSubmitting);
  const isOtherSubmitting = useSyncExternalStore(
    submittingForms.subscribe,
    () => submittingForms.has(props.form),
    () => false,
  );
  const { pending } = useFormStatus();
  const isPending = props.form === undefined ? isSubmitting || pending : isOtherSubmitting;
  useEffect(() => void loadPendingSpinner(), []);
  return (
    <Button {...props} {...useFormHold(props)} type="submit" isPending={useDelayed(isPending)} />
  );
}
