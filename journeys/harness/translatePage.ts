/**
 * Wraps each text of the page in elements, as browsers do when they translate a page; also texts that appear later. Runs in the page, so it
 * must not refer to other code of this module. Returns a function that stops the wrapping.
 */
export function translatePage(): () => void {
  const skipped = 'script, style, textarea, title, noscript, option, svg, font, [translate="no"]';
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    // Leaves spaces outside of the elements, because tests compare the names of nested elements without surrounding spaces.
    const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    inner.textContent = core;
    outer.append(inner);
    text.replaceWith(before, outer, after);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      if (target instanceof Text) translate(target);
      else
        addedNodes.forEach((node) => (node instanceof Text ? translate(node) : translateAll(node)));
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  if (document.body) translateAll(document.body);
  return () => observer.disconnect();
}
