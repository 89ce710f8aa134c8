import type { FocusableField } from '../useFocusableField.ts';

/** Returns whether a control is exposed as invalid: while the user types, only after the message was announced. */
export function isExposedInvalid({ message, quiet }: Pick<FocusableField, 'message' | 'quiet'>) {
  return message !== null && quiet !== 'silent';
}

type Described = {
  hasDescription: boolean;
  hasHint?: boolean;
  isGroup?: boolean;
  /** The attributes are on the control that is typed in: there, a message joins the description only after typing. */
  isText?: boolean;
};

/**
 * Returns the attributes that tie a control to the parts of its frame. Groups and buttons cannot be `aria-required`, so their
 * description says that a value is required.
 */
export function describedBy(
  { id, message, quiet, isRequired, warnings, describedBy: givenIds }: FocusableField,
  { hasDescription, hasHint = false, isGroup = false, isText = false }: Described,
) {
  const isInvalid = isExposedInvalid({ message, quiet });
  const parts = [
    hasDescription && 'description',
    hasHint && 'hint',
    isGroup && isRequired && message === null && 'required',
    isInvalid && (quiet === null || !isText) && 'message',
    warnings.length > 0 && 'warning',
  ].filter((part) => part !== false);
  const ids = parts.map((part) => `${id}-${part}`);
  if (givenIds) ids.push(givenIds);
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-errormessage': isInvalid ? `${id}-message` : undefined,
  };
}
