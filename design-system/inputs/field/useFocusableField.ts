import type { FieldOptions } from '../../validation/fieldOptions.ts';
import { useField } from '../../validation/useField.ts';
import type { FieldLabel } from './fieldProps.ts';

type FocusableOptions = Omit<FieldOptions, 'label'> &
  Pick<FieldLabel, 'label' | 'textValue'> & {
    /** The `aria-describedby` that the application has set. */
    describedBy: string | undefined;
  };

/** Returns the validation of a field, and the function that focuses its control. */
export function useFocusableField({ describedBy, label, textValue, ...options }: FocusableOptions) {
  // The text of other labels is read from the page.
  const text = textValue ?? (typeof label === 'string' ? label : undefined);
  const field = useField({ ...options, label: text });
  return { ...field, focus: options.focus, describedBy };
}

/** What a field's component passes to its frame. */
export type FocusableField = ReturnType<typeof useFocusableField>;
