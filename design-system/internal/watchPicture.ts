type Listeners = {
  onLoad?: (picture: HTMLImageElement) => void;
  onError?: () => void;
};

/**
 * Reports that a picture has loaded or failed, also if that was before the scripts ran, when nothing listened yet. Returns a function that
 * ends it.
 */
export function watchPicture(
  picture: HTMLImageElement,
  { onLoad, onError }: Listeners,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  picture.addEventListener('load', () => onLoad?.(picture), { signal });
  picture.addEventListener('error', () => onError?.(), { signal });
  if (picture.complete && picture.currentSrc) {
    if (picture.naturalWidth > 0) onLoad?.(picture);
    // Firefox has no width for a drawing without one, so only decoding it shows that a picture is broken.
    else picture.decode().catch(() => signal.aborted || onError?.());
  }
  return () => end.abort();
}
