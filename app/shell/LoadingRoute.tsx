import { useLayoutEffect } from 'react';

// The overlay is part of index.html, so that it shows from the first byte.
function setOverlayHidden(isHidden: boolean): void {
  document.getElementById('loading')?.toggleAttribute('hidden', isHidden);
}

/** Hides the loading overlay, and shows the page in place of its prerendered copy. Called after every navigation, also to an error page. */
export function hideLoadingOverlay(): void {
  setOverlayHidden(true);
  document.getElementById('prerendered')?.remove();
}

/** Shows the loading overlay while mounted: while code or the current user is loading. */
export function LoadingRoute() {
  useLayoutEffect(() => {
    setOverlayHidden(false);
    return hideLoadingOverlay;
  }, []);
  return null;
}
