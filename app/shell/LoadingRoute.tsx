import { useLayoutEffect } from 'react';

// The overlay is part of index.html, so that it shows from the first byte.
function setOverlayHidden(isHidden: boolean): void {
  document.getElementById('loading')?.toggleAttribute('hidden', isHidden);
}

// The numbers of mounted `LoadingRoute` and `LoadingPart`: one part of a page may have loaded while another is still loading.
let loadingRoutes = 0;
let loadingParts = 0;

/**
 * Hides the loading overlay, and shows the page in place of its prerendered copy, unless a part of it is still loading. Called
 * after every navigation, also to an error page.
 */
export function hideLoadingOverlay(): void {
  if (loadingRoutes > 0) return;
  setOverlayHidden(true);
  // With this attribute, index.html draws the frame of the app around the overlay. From here on the app draws it, or the page has none.
  delete document.documentElement.dataset['frame'];
  // The script above the copy defines it (`scripts/vite/handOver.ts`).
  if (loadingParts === 0) window.replacePrerenderedPage?.();
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

/**
 * Keeps the prerendered copy of the page on screen while mounted, because the copy contains the part that is loading. Renders
 * nothing.
 */
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
