import { Button, type ButtonProps } from '../../navigation/Button/Button.tsx';
import { useFormState } from '../../validation/useFormState.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending'>;

/** Sends the form around it, and shows that it is being sent. It stays usable while fields are invalid: a press tells which. */
export function SubmitButton(props: SubmitButtonProps) {
  const isSubmitting = useFormState((state) => state.isSubmitting);
  return <Button {...props} type="submit" isPending={isSubmitting} />;
}
