/** The distance in px from the visible area at which the next rows are requested. */
const ahead = 600;

/** Calls `onLoadMore` once when the end of the rows comes near the visible area. Returns a function that ends it. */
export function watchEnd(end: Element, onLoadMore: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onLoadMore();
    },
    // `scrollMargin` counts in the table's own scrolling box, where browsers know it.
    { rootMargin: `${ahead}px 0px`, scrollMargin: `${ahead}px 0px` },
  );
  observer.observe(end);
  return () => observer.disconnect();
}
