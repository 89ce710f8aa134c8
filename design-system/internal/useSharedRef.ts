import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Passes the element of a component's internal ref on to the ref of its caller. */
export function useSharedRef<Element>(
  internalRef: RefObject<Element | null>,
  callerRef: Ref<Element> | undefined,
): void {
  useImperativeHandle(callerRef, () => internalRef.current as Element, [internalRef]);
}
