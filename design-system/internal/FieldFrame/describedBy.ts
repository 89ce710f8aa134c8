import type { FieldValidation } from '../../validation/useFieldValidation.ts';

/** The attributes that tie a control to the parts of its frame. */
export function describedBy(
  { id, message }: FieldValidation,
  hasDescription: boolean,
  hasHint = false,
) {
  const ids = [hasDescription && `${id}-description`, hasHint && `${id}-hint`, `${id}-message`];
  return {
    'aria-describedby': ids.filter(Boolean).join(' '),
    'aria-invalid': message !== null || undefined,
    'aria-errormessage': message === null ? undefined : `${id}-message`,
  };
}
