import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { FieldEvents } from './fieldProps.ts';

/**
 * Returns the props of a field's frame with the handlers of focus and keys, and focuses the control at first with `autoFocus`. A native
 * control of text has these itself.
 */
export function useControlFrame<Frame extends FieldEvents>(
  focus: () => void,
  { autoFocus, onFocus, onKeyDown, ...frame }: Frame,
) {
  const focusFirst = useEffectEvent(() => {
    if (autoFocus) focus();
  });
  useEffect(() => focusFirst(), []);
  return {
    ...frame,
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      const { currentTarget: root, target, relatedTarget } = event;
      if (root.contains(target) && !root.contains(relatedTarget)) onFocus?.(event);
    },
    // Controls of React Aria stop the events of keys that they handle. Events of an open list come here too.
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.target as Element)) onKeyDown?.(event);
    },
  };
}
