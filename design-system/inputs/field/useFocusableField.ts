import type { FieldOptions } from '../../validation/field.ts';
import { useField } from '../../validation/useField.ts';

/** Returns the validation of a field, and the function that focuses its control. */
export function useFocusableField(options: FieldOptions) {
  return { ...useField(options), focus: options.focus };
}

/** What a field's component passes to its frame. */
export type FocusableField = ReturnType<typeof useFocusableField>;
