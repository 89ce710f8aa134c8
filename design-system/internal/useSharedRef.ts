import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Passes the element of a component's internal ref on to the ref of its caller. */
export function useSharedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): void {
  useImperativeHandle(given, () => own.current as Element, [own]);
}
