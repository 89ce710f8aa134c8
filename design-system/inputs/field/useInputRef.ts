import { useLayoutEffect, useRef, type Ref } from 'react';

type InputRef = Exclude<Ref<HTMLElement>, null>;

/** Passes an element to a ref. Returns the function that removes it. */
function attach(ref: InputRef, element: HTMLElement): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** Passes the control of a field, which may be another one after a render, to the caller's ref. */
export function useInputRef(
  ref: Ref<HTMLElement> | undefined,
  findControl: () => HTMLElement | null | undefined,
): void {
  const last = useRef<{ ref?: unknown; control?: unknown; detach?: () => void }>({});
  useLayoutEffect(() => {
    const control = ref && findControl();
    const { current } = last;
    if (current.ref === ref && current.control === control) return;
    current.detach?.();
    last.current = ref && control ? { ref, control, detach: attach(ref, control) } : {};
  });
  useLayoutEffect(
    () => () => {
      last.current.detach?.();
      last.current = {};
    },
    [],
  );
}
