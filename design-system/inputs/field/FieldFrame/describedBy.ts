import type { FieldValidation } from '../../../validation/useField.ts';

type Described = { hasDescription: boolean; hasHint?: boolean; isGroup?: boolean };

/**
 * Returns the attributes that tie a control to the parts of its frame. Groups and buttons cannot be `aria-required`, so their
 * description says that a value is required.
 */
export function describedBy(
  { id, message, isRequired }: FieldValidation,
  { hasDescription, hasHint = false, isGroup = false }: Described,
) {
  const parts = [
    hasDescription && 'description',
    hasHint && 'hint',
    isGroup && isRequired && message === null && 'required',
    message !== null && 'message',
  ].filter((part) => part !== false);
  return {
    'aria-describedby': parts.map((part) => `${id}-${part}`).join(' ') || undefined,
    'aria-invalid': message !== null || undefined,
    'aria-errormessage': message === null ? undefined : `${id}-message`,
  };
}
