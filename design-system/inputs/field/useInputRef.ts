import { useLayoutEffect, useRef, type Ref } from 'react';

type Attached = { ref: Ref<HTMLElement>; control: HTMLElement; detach: () => void };

function attach(ref: Ref<HTMLElement>, control: HTMLElement): Attached {
  if (typeof ref === 'function') {
    const end = ref(control);
    return { ref, control, detach: () => (end ? end() : void ref(null)) };
  }
  if (ref) ref.current = control;
  return {
    ref,
    control,
    detach: () => {
      if (ref) ref.current = null;
    },
  };
}

/** Passes the control of a field, which may be another one after a render, to the caller's ref. */
export function useInputRef(
  ref: Ref<HTMLElement> | undefined,
  findControl: () => HTMLElement | null | undefined,
): void {
  const attached = useRef<Attached | null>(null);
  useLayoutEffect(() => {
    const control = ref ? findControl() : null;
    const { current } = attached;
    if (current?.ref === ref && current?.control === control) return;
    current?.detach();
    attached.current = ref && control ? attach(ref, control) : null;
  });
  useLayoutEffect(
    () => () => {
      attached.current?.detach();
      attached.current = null;
    },
    [],
  );
}
