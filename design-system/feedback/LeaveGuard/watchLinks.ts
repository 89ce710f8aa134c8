/**
 * Returns the link that a click follows in this tab, if it leads to another path. Links of React Aria go through the `navigate` of the
 * provider, which is held too: theirs may be in a menu that has closed when the user decides.
 */
function findLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return null;
  const link = event.composedPath().find((node) => (node as Element).matches?.('a[href]'));
  if (!link || (link as Element).hasAttribute('data-react-aria-pressable')) return null;
  const { target, href, protocol, origin, pathname, download } = link as HTMLAnchorElement;
  // The attribute may be the name of the present tab, but that is rare: other tabs leave this one alone.
  const isHere = target === '' || target === '_self';
  const isPage = protocol === 'https:' || protocol === 'http:';
  if (!isHere || !isPage || download !== '' || href === '') return null;
  const isSame = origin === location.origin && pathname === location.pathname;
  return isSame ? null : (link as HTMLAnchorElement);
}

/** Lets a guard hold clicks on links of any kind. Returns the function that stops it. */
export function watchLinks(hold: (leave: () => void) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = findLeavingLink(event);
    if (link === null || !hold(() => link.click())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // In the capture phase, before the handlers of a router.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
