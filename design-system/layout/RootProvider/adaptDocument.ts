import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible';
import { getWindow, isElement } from '../../internal/roots.ts';
import { moveAnnouncements } from './moveAnnouncements.ts';

// Rendered by React Aria before everything that must be answered first.
const modal = '[data-testid="underlay"], [aria-modal="true"], [data-rac] > [role="dialog"]';

/** Keeps the size and the scroll position of the window of the script on an element. */
function followWindow(overlays: HTMLElement): () => void {
  const update = () => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = document.documentElement;
    const { style } = overlays;
    style.setProperty('--script-top', `${-scrollTop}px`);
    style.setProperty('--script-start', `${-scrollLeft}px`);
    style.setProperty('--script-inline-size', `${clientWidth}px`);
    style.setProperty('--script-block-size', `${clientHeight}px`);
  };
  update();
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('resize', update, { signal });
  document.addEventListener('scroll', update, { signal, passive: true });
  return () => controller.abort();
}

/** Makes the rest of the document inert and still while a modal overlay is open. React Aria does so in the document of the script only. */
function containModals(overlays: HTMLElement): () => void {
  const { body, documentElement } = overlays.ownerDocument;
  let release: (() => void) | undefined;
  const update = () => {
    const isModal = overlays.querySelector(modal) !== null;
    if (isModal === (release !== undefined)) return;
    if (!isModal) {
      release?.();
      release = undefined;
      return;
    }
    const { overflow } = documentElement.style;
    const others = [...body.children].filter(
      (element): element is HTMLElement =>
        element !== overlays &&
        !element.matches('[inert], [data-live-announcer], script, style, link'),
    );
    for (const element of others) element.inert = true;
    documentElement.style.overflow = 'hidden';
    release = () => {
      for (const element of others) element.inert = false;
      documentElement.style.overflow = overflow;
    };
  };
  const observer = new MutationObserver(update);
  observer.observe(overlays, { childList: true, subtree: true });
  update();
  return () => {
    observer.disconnect();
    release?.();
  };
}

/**
 * Returns the focus when an overlay is removed with it. React Aria would return it to what has the focus in the document of the script,
 * such as the frame.
 */
function restoreFocus(overlays: HTMLElement): () => void {
  const page = overlays.ownerDocument;
  let focused: HTMLElement[] = [];
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!isElement(target)) return;
    focused = [...focused.filter((element) => element.isConnected && element !== target), target];
  };
  const isLost = () => page.activeElement === null || page.activeElement === page.body;
  const observer = new MutationObserver(() => {
    const removed = focused.at(-1);
    if (removed === undefined || removed.isConnected || !isLost()) return;
    // A press that closes an overlay moves the focus afterwards.
    setTimeout(() => {
      if (isLost()) focused.findLast((element) => element.isConnected)?.focus();
    }, 0);
  });
  page.addEventListener('focusin', onFocusIn, true);
  observer.observe(overlays, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', onFocusIn, true);
    observer.disconnect();
  };
}

/** Lets Escape close a tooltip: React Aria waits for it in the document of the script. */
function closeTooltips(overlays: HTMLElement): () => void {
  const page = overlays.ownerDocument;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && overlays.querySelector('[role="tooltip"]'))
      document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  };
  page.addEventListener('keydown', onKeyDown, true);
  return () => page.removeEventListener('keydown', onKeyDown, true);
}

/**
 * Corrects React Aria in an iframe or a second window: it places overlays by the size of the window in which the script runs, and makes
 * everything else in that document inert. Returns a function that ends it.
 */
export function adaptDocument(overlays: HTMLElement): () => void {
  const view = getWindow(overlays);
  const ends = [
    followWindow(overlays),
    containModals(overlays),
    restoreFocus(overlays),
    closeTooltips(overlays),
    moveAnnouncements(overlays.ownerDocument),
    addWindowFocusTracking(overlays),
  ];
  // An iframe would be inert while an overlay in it is open.
  const frame = view.frameElement;
  frame?.setAttribute('data-react-aria-top-layer', '');
  return () => {
    for (const end of ends) end();
    frame?.removeAttribute('data-react-aria-top-layer');
  };
}
