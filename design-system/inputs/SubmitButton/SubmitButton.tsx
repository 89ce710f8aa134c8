import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { loadPendingSpinner } from '../../primitives/Button/loadPendingSpinner.ts';
import { useFormState } from '../../validation/useFormState.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending'>;

/** An answer that comes within this time, in ms, needs no sign of waiting: it would only flash. */
const spinnerDelayMs = 150;

function useLasts(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasts(true), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isOn]);
  return isOn && lasts;
}

/**
 * Sends the form around it, and shows when that takes its time. It stays usable while fields are invalid: a
 * press tells which.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const isSubmitting = useFormState((state) => state.isSubmitting);
  useEffect(() => void loadPendingSpinner(), []);
  return <Button {...props} type="submit" isPending={useLasts(isSubmitting)} />;
}
