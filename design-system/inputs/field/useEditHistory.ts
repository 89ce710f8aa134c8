import { useLayoutEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Starts the history of a control when it gets the focus. Its code is loaded then, because most fields of a page are never edited. */
function startHistory(control: Control) {
  const end = new AbortController();
  let history: { noticeWrite: () => void; stop: () => void } | undefined;
  const load = () => {
    // Without the code, undo works as the browser can.
    void import('./editHistory.ts').then(
      ({ createEditHistory }) => {
        if (!end.signal.aborted) history ??= createEditHistory(control);
      },
      () => undefined,
    );
  };
  // A field with `autoFocus` has the focus before effects run.
  if (document.activeElement === control) load();
  else control.addEventListener('focus', load, { once: true, signal: end.signal });
  return {
    noticeWrite: () => history?.noticeWrite(),
    stop: () => {
      end.abort();
      history?.stop();
    },
  };
}

/** Lets the browser's undo and redo return what was typed in a control whose field also writes its text. */
export function useEditHistory(control: RefObject<Control | null>): void {
  const known = useRef<{ element: Control; history: ReturnType<typeof startHistory> }>(null);
  // In each render: React has written the text of this render by now, and the control may be another one.
  useLayoutEffect(() => {
    const element = control.current;
    if (element === known.current?.element) known.current?.history.noticeWrite();
    else {
      known.current?.history.stop();
      known.current = element && { element, history: startHistory(element) };
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
