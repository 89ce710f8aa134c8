import { useLayoutEffect, type RefObject } from 'react';
import { createEditHistory } from './editHistory.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const histories = new WeakMap<Control, ReturnType<typeof createEditHistory>>();

/** Lets the browser's undo and redo return what was typed in a control whose field also writes its text. */
export function useEditHistory(control: RefObject<Control | null>): void {
  // In each render: React has written the text of this render by now, and the control may be another one.
  useLayoutEffect(() => {
    const element = control.current;
    if (!element) return;
    const history = histories.get(element);
    if (history) history.noticeWrite();
    else histories.set(element, createEditHistory(element));
  });
}
