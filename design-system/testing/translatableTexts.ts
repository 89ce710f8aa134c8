import { afterEach, expect } from 'vitest';

// Under these keys React stores that it handles a text node on its own, not as the content of its parent.
const isOwnedByReact = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE &&
  node.nodeValue?.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const describeParent = (parent: Node | null) =>
  parent instanceof Element ? parent.outerHTML.slice(0, 300) : String(parent);

/**
 * Fails a test in which React changes or removes a text node beside other nodes, or inserts a node before one. Browsers
 * that translate a page have replaced these nodes: React throws, or shows the old text for ever. Mend it by an element
 * around the text.
 */
export function watchTranslatableTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const found = new Set<string>();
  const report = (what: string, text: Text) => {
    if (text.isConnected)
      found.add(`${what} “${text.nodeValue}” in ${describeParent(text.parentNode)}`);
  };

  Node.prototype.removeChild = function (this: Node, child) {
    if (isOwnedByReact(child)) report('removed', child);
    return removeChild.call(this, child) as typeof child;
  };
  Node.prototype.insertBefore = function (this: Node, node, before) {
    if (isOwnedByReact(before)) report('inserted before', before);
    return insertBefore.call(this, node, before) as typeof node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (isOwnedByReact(this) && this.nodeValue !== value) report('changed', this);
      nodeValue?.set?.call(this, value);
    },
  });
  afterEach(() => {
    const texts = [...found];
    found.clear();
    expect(texts, 'texts that cannot be translated').toEqual([]);
  });
}
