import type { FieldOptions } from '../../validation/fieldOptions.ts';
import { useField } from '../../validation/useField.ts';

type FocusableOptions = FieldOptions & {
  /** The `aria-describedby` that the application has set. */
  describedBy: string | undefined;
};

/** Returns the validation of a field, and the function that focuses its control. */
export function useFocusableField({ describedBy, ...options }: FocusableOptions) {
  return { ...useField(options), focus: options.focus, describedBy };
}

/** What a field's component passes to its frame. */
export type FocusableField = ReturnType<typeof useFocusableField>;
