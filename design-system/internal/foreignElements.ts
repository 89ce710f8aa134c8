import { useLayoutEffect } from 'react';

// React Aria keeps elements with this attribute usable beside its overlays: they are not inert, can have the focus, and a press on them is
// not outside.
const topLayer = 'data-react-aria-top-layer';

// Elements that draw nothing.
const ignored = 'script, style, link, meta, template, noscript';

/** Returns whether React, of the portal or of another app on the page, has rendered the element or something in it. */
function isRendered(element: Element): boolean {
  const parts = [element, ...element.querySelectorAll('*')];
  if (element.shadowRoot) parts.push(...element.shadowRoot.querySelectorAll('*'));
  return parts.some((part) => Object.keys(part).some((key) => /^__?react/i.test(key)));
}

/** Returns whether an element lies over the page, as what extensions and widgets add does, not in its flow like the HTML of the portal. */
function isOverPage(element: Element): boolean {
  return (
    element.localName.includes('-') || /fixed|absolute/.test(getComputedStyle(element).position)
  );
}

function mark(element: Node): void {
  if (!(element instanceof HTMLElement) || element.matches(ignored) || isRendered(element)) return;
  element.setAttribute(topLayer, '');
}

let isWatching = false;

function watchForeignElements(): void {
  if (isWatching) return;
  isWatching = true;
  const { body, documentElement: root } = document;
  const before = [...body.children, ...[...root.children].filter((one) => one !== document.head)];
  for (const element of before) if (element !== body && isOverPage(element)) mark(element);
  // Created before the observers of React Aria, so that it marks what is added while an overlay is open before they make it inert.
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(mark);
  });
  observer.observe(body, { childList: true });
  observer.observe(root, { childList: true });
}

/**
 * Keeps what password managers, chat widgets and other scripts add to the page usable while an overlay is open. What was part of the page
 * before the first overlay component counts only if it lies over the page.
 */
export function useForeignElements(): void {
  // Before the effects of an overlay that is open from the beginning.
  useLayoutEffect(watchForeignElements, []);
}
