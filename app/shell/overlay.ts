function overlay(): HTMLElement | null {
  return document.getElementById('loading');
}

/** Shows the loading overlay, which stands in index.html so that it is there from the first byte. */
export function showOverlay(): void {
  overlay()?.removeAttribute('hidden');
}

/** Hides it: after every navigation, also one that ends on an error page. */
export function hideOverlay(): void {
  overlay()?.setAttribute('hidden', '');
}
