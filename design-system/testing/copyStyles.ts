/**
 * Copies the stylesheets of the page into another root, also those that arrive with parts that load on demand. Returns a function that stops
 * it.
 */
export function copyStyles(root: Document | ShadowRoot): () => void {
  const target = 'head' in root ? root.head : root;
  const copy = (node: Node) => {
    if (!(node instanceof HTMLLinkElement || node instanceof HTMLStyleElement)) return;
    // The styles of components of the sources, which styled-components adds to the root itself.
    if (!node.matches('[rel="stylesheet"], style:not([data-styled])')) return;
    target.append(node.cloneNode(true));
  };
  document.head.childNodes.forEach(copy);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(copy);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
