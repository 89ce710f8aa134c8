import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createEditHistory } from './editHistory.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Lets the browser's undo and redo return what was typed in a control whose field also writes its text. */
export function useEditHistory(control: RefObject<Control | null>): void {
  const known = useRef<{ element: Control; history: ReturnType<typeof createEditHistory> }>(null);
  // In each render: React has written its text by now, and the control may be another one.
  useLayoutEffect(() => {
    const element = control.current;
    if (element === known.current?.element) known.current?.history.noticeWrite();
    else {
      known.current?.history.stop();
      known.current = element && { element, history: createEditHistory(element) };
    }
  });
  useLayoutEffect(
    () => () => {
      known.current?.history.stop();
      known.current = null;
    },
    [],
  );
}
