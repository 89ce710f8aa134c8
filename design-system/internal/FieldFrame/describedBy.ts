import type { FieldValidation } from '../../validation/useFieldValidation.ts';

type Described = { hasDescription: boolean; hasHint?: boolean; isGroup?: boolean };

/**
 * The attributes that tie a control to the parts of its frame. A group and a button that opens a list cannot
 * be `aria-required`, so their description says it.
 */
export function describedBy(
  { id, message, isRequired }: FieldValidation,
  { hasDescription, hasHint = false, isGroup = false }: Described,
) {
  const isSaid = isGroup && isRequired && message === null;
  const parts = [
    hasDescription && 'description',
    hasHint && 'hint',
    isSaid && 'required',
    'message',
  ];
  return {
    'aria-describedby': parts
      .filter((part) => part !== false)
      .map((part) => `${id}-${part}`)
      .join(' '),
    'aria-invalid': message !== null || undefined,
    'aria-errormessage': message === null ? undefined : `${id}-message`,
  };
}
