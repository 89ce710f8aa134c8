import { useEffect, type Ref, type RefObject } from 'react';
import { useSharedRef } from '../../internal/useSharedRef.ts';

type Focusable = { rootRef: RefObject<HTMLDivElement | null>; focus: () => void };

/**
 * Passes the root element of a field to the caller's ref. The element's `focus` focuses the control, because form libraries focus an
 * invalid field by its ref.
 */
export function useFieldRef(
  { rootRef, focus }: Focusable,
  ref: Ref<HTMLDivElement> | undefined,
): void {
  useEffect(() => {
    if (!ref || !rootRef.current) return;
    // An assignment would call the setter that Storybook has on the prototype.
    Object.defineProperty(rootRef.current, 'focus', { value: focus, configurable: true });
  });
  useSharedRef(rootRef, ref);
}
