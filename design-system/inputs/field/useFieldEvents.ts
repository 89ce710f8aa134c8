import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { announceErrors } from '../../validation/fieldElement.ts';
import { hasLeft } from './FieldFrame/hasLeft.ts';
import type { FieldEvents } from './fieldProps.ts';
import type { FocusableField } from './useFocusableField.ts';

/** Returns the event handlers of a field's root, and focuses the control at first if `autoFocus` is set. */
export function useFieldEvents(
  field: FocusableField,
  { autoFocus, onFocus, onBlur, onKeyDown }: FieldEvents,
) {
  const focusFirst = useEffectEvent(() => {
    if (autoFocus) field.focus();
  });
  useEffect(() => focusFirst(), []);
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      announceErrors(field.id);
      const { currentTarget: root, target, relatedTarget } = event;
      if (onFocus && root.contains(target) && !root.contains(relatedTarget)) onFocus(event);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!hasLeft(event)) return;
      field.blur();
      onBlur?.(event);
    },
    // Controls of React Aria stop the events of keys that they handle. Events of an open list come here too.
    onKeyDownCapture:
      onKeyDown &&
      ((event: KeyboardEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.target as Element)) onKeyDown(event);
      }),
  };
}
