import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Hands the element that a component keeps for itself to its caller too. */
export function useSharedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): void {
  useImperativeHandle(given, () => own.current as Element, [own]);
}
