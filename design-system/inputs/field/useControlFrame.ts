import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { FieldEvents } from './fieldProps.ts';

/**
 * Returns the props of a field's frame with its handlers of focus and keys, and with `autoFocus` focuses the control on mount. Text
 * fields pass these props to their native control instead.
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
    // Captured, because React Aria stops the events of keys that it handles. React also passes events of an open list, which is outside the
    // root.
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.target as Element)) onKeyDown?.(event);
    },
  };
}
