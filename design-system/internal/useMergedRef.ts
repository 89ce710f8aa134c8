import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** One ref for an element that the component and its caller both want. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      own.current = element;
      const cleanUp = typeof given === 'function' ? given(element) : undefined;
      if (typeof given === 'object' && given !== null) given.current = element;
      return () => {
        own.current = null;
        if (typeof cleanUp === 'function') cleanUp();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );
}
