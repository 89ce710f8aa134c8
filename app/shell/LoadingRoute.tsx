import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** The buttons that were clicked in the prerendered page, in order (`scripts/vite/prerenderer.ts`). */
    earlyClicks?: Element[];
  }
}

// The overlay is part of index.html, so that it shows from the first byte.
function setOverlayHidden(isHidden: boolean): void {
  document.getElementById('loading')?.toggleAttribute('hidden', isHidden);
}

function findAlike(page: Element, control: Element): HTMLElement[] {
  const { localName, ariaLabel, textContent } = control;
  return [...page.querySelectorAll<HTMLElement>(localName)].filter(
    (other) => other.ariaLabel === ariaLabel && other.textContent === textContent,
  );
}

// React reads the value when the event arrives, and ignores a value that its own property has set.
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// Restores the focus and the typed text, and repeats the clicks, which had no effect in the copy.
function replacePrerenderedPage(): void {
  const copy = document.getElementById('prerendered');
  const root = document.getElementById('root');
  if (!copy || !root) return;
  const find = (control: Element) => {
    const position = findAlike(copy, control).indexOf(control as HTMLElement);
    return findAlike(root, control)[position];
  };
  const focused = copy.contains(document.activeElement) && document.activeElement;
  const typed = [...copy.querySelectorAll('input')].filter((input) => input.value !== '');
  const clicks = window.earlyClicks?.splice(0).map((button) => () => find(button)?.click()) ?? [];
  const target = focused ? find(focused) : undefined;
  copy.remove();
  target?.focus({ preventScroll: true });
  for (const input of typed) {
    const found = find(input);
    if (found instanceof HTMLInputElement) type(found, input.value);
  }
  // After the effects that make the buttons work, and in the second frame, because the first may scroll, which closes menus.
  requestAnimationFrame(() => requestAnimationFrame(() => clicks.forEach((click) => click())));
}

// While one part of a page shows that it is loading, another may have loaded: first the layout, then the page in it.
let loadingRoutes = 0;
let loadingParts = 0;

/**
 * Hides the loading overlay, and shows the page in place of its prerendered copy, unless a part of it is still loading. Called
 * after every navigation, also to an error page.
 */
export function hideLoadingOverlay(): void {
  if (loadingRoutes > 0) return;
  setOverlayHidden(true);
  if (loadingParts === 0) replacePrerenderedPage();
}

/** Shows the loading overlay while mounted: while code or the current user is loading. */
export function LoadingRoute() {
  useLayoutEffect(() => {
    loadingRoutes += 1;
    setOverlayHidden(false);
    return () => {
      loadingRoutes -= 1;
      // The next part is mounted in the same commit.
      queueMicrotask(hideLoadingOverlay);
    };
  }, []);
  return null;
}

/** Keeps a prerendered copy of the page, which has this part already, while mounted. Shows nothing on other pages. */
export function LoadingPart() {
  useLayoutEffect(() => {
    loadingParts += 1;
    return () => {
      loadingParts -= 1;
      queueMicrotask(hideLoadingOverlay);
    };
  }, []);
  return null;
}
