import { useState } from 'react';
import { afterPointerUp } from '../../validation/fieldElement.ts';
import type { FocusableField } from '../field/useFocusableField.ts';

/** Hides the message of a date while it is half typed: it is incomplete, not invalid, until the field is left. */
export function useHalfTyped(isIncomplete: boolean, errorMessage: string | undefined) {
  const [isTyping, setTyping] = useState(false);
  return {
    /** Call on input. */
    start: () => setTyping(true),
    /** Call when the field is reset, or focused because it is invalid. */
    end: () => setTyping(false),
    /** Returns the field without its message while the date is half typed or, with `isPartial`, a segment may take another digit. */
    hideMessage: (field: FocusableField, isPartial: boolean): FocusableField => ({
      ...field,
      message: isTyping && (isIncomplete || isPartial) && !errorMessage ? null : field.message,
      blur: () => {
        afterPointerUp(() => setTyping(false));
        field.blur();
      },
    }),
  };
}
