import { useLayoutEffect, type RefObject } from 'react';
import type { createEditHistory } from './editHistory.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Create = typeof createEditHistory;

const histories = new WeakMap<Control, ReturnType<Create>>();
let create: Create | undefined;

/** Loads the code in its own chunk, because a page can be used before it is there. Until then, undo works as the browser can. */
function load(then: () => void): void {
  import('./editHistory.ts').then(
    (code) => {
      create = code.createEditHistory;
      then();
    },
    () => undefined,
  );
}

/** Starts the history of a control that gets the focus. */
function start({ target }: { target: unknown }): void {
  const control = target as Control;
  if (!create) load(() => start({ target }));
  else if (!histories.has(control)) histories.set(control, create(control));
}

/** Lets the browser's undo and redo return what was typed in a control whose field also writes its text. */
export function useEditHistory(control: RefObject<Control | null>): void {
  // In each render: React has written the text of this render by now, and the control may be another one.
  useLayoutEffect(() => {
    const element = control.current;
    if (!element) return;
    const history = histories.get(element);
    if (history) history.noticeWrite();
    // A field with `autoFocus` has the focus before effects run.
    else if (create || document.activeElement === element) start({ target: element });
    else element.addEventListener('focus', start);
  });
  useLayoutEffect(() => {
    if (!create) load(() => undefined);
  }, []);
}
