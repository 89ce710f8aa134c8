import { prepareAnnouncer } from '../../internal/announcer.ts';

const name = '[data-live-announcer]';

/**
 * Moves announcements to a document while the focus is in it: screen readers ignore texts in a window in the background. The library and React
 * Aria insert them into the document of the script. Returns a function that stops it.
 */
export function moveAnnouncements(page: Document): () => void {
  prepareAnnouncer();
  const source = document.querySelector(name);
  if (!source) return () => undefined;
  // Known to screen readers before the first text.
  const regions = page.importNode(source, true);
  for (const region of regions.children) region.replaceChildren();
  page.body.prepend(regions);

  const end = new AbortController();
  const { signal } = end;
  const frame = page.defaultView?.frameElement;
  let isHere = false;
  const arrive = () => {
    isHere = true;
  };
  page.addEventListener('focusin', arrive);
  const leave = () => {
    isHere = document.activeElement === frame;
  };
  document.addEventListener('focusin', leave, { signal });
  window.addEventListener('focus', leave, { signal });

  const observer = new MutationObserver((changes) => {
    if (!isHere) return;
    for (const { target, addedNodes } of changes) {
      const region = regions.children[[...source.children].indexOf(target as Element)];
      // Before the page is painted, so that it is announced once.
      region?.append(...addedNodes);
    }
  });
  observer.observe(source, { childList: true, subtree: true });
  return () => {
    end.abort();
    page.removeEventListener('focusin', arrive);
    observer.disconnect();
    regions.remove();
  };
}
