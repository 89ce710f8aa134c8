import {
  useEffect,
  useEffectEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { FieldEvents } from './fieldProps.ts';
import { useInputRef } from './useInputRef.ts';

type Field = { focus: () => void; rootRef: RefObject<HTMLElement | null> };

/** Returns the control of a field that receives the focus, from the field's root. */
export type FindControl = (root: HTMLElement) => HTMLElement | null;

/**
 * Returns the props of a field's frame with its handlers of focus and keys, passes the control to `inputRef`, and with `autoFocus` focuses
 * it on mount. Text fields pass these props to their native control instead.
 */
export function useControlFrame<Frame extends FieldEvents>(
  { focus, rootRef }: Field,
  findControl: FindControl,
  { autoFocus, onFocus, onKeyDown, inputRef, ...frame }: Frame,
) {
  useInputRef(inputRef, () => rootRef.current && findControl(rootRef.current));
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
