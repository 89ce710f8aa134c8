import type { FocusableField } from '../useFocusableField.ts';

type Described = { hasDescription: boolean; hasHint?: boolean; isGroup?: boolean };

/**
 * Returns the attributes that tie a control to the parts of its frame. Groups and buttons cannot be `aria-required`, so their
 * description says that a value is required.
 */
export function describedBy(
  { id, message, isRequired, describedBy: own }: FocusableField,
  { hasDescription, hasHint = false, isGroup = false }: Described,
) {
  const parts = [
    hasDescription && 'description',
    hasHint && 'hint',
    isGroup && isRequired && message === null && 'required',
    message !== null && 'message',
  ].filter((part) => part !== false);
  const ids = parts.map((part) => `${id}-${part}`);
  if (own) ids.push(own);
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': message !== null || undefined,
    'aria-errormessage': message === null ? undefined : `${id}-message`,
  };
}
