import { useLayoutEffect } from 'react';

// The overlay is part of index.html, so that it shows from the first byte.
function setOverlayHidden(isHidden: boolean): void {
  document.getElementById('loading')?.toggleAttribute('hidden', isHidden);
}

function getControls(page: Element): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('a, button, input')];
}

// Keeps the focus, and repeats the last click, because nothing answered it in the copy.
function replacePrerenderedPage(): void {
  const copy = document.getElementById('prerendered');
  if (!copy) return;
  const copied = getControls(copy);
  const focused = copied.findIndex((control) => control === document.activeElement);
  const clicked = copied.findIndex((control) => control.hasAttribute('data-clicked'));
  copy.remove();
  // After the effects that make the controls work.
  setTimeout(() => {
    const controls = getControls(document.getElementById('root')!);
    const isSame = (index: number) => controls[index]?.textContent === copied[index]?.textContent;
    if (isSame(focused)) controls[focused]?.focus({ preventScroll: true });
    if (isSame(clicked)) controls[clicked]?.click();
  });
}

/** Hides the loading overlay, and shows the page in place of its prerendered copy. Called after every navigation, also to an error page. */
export function hideLoadingOverlay(): void {
  setOverlayHidden(true);
  replacePrerenderedPage();
}

/** Shows the loading overlay while mounted: while code or the current user is loading. */
export function LoadingRoute() {
  useLayoutEffect(() => {
    setOverlayHidden(false);
    return hideLoadingOverlay;
  }, []);
  return null;
}
