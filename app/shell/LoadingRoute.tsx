import { useLayoutEffect } from 'react';
import { hideOverlay, showOverlay } from './overlay.ts';

/** Covers the page while its code or its reader is not known yet. */
export function LoadingRoute() {
  useLayoutEffect(() => {
    showOverlay();
    return hideOverlay;
  }, []);
  return null;
}
