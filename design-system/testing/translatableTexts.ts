import { afterEach, expect } from 'vitest';

// React adds these keys to text nodes that it updates separately, not as the content of their parent.
const isOwnedByReact = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE &&
  node.nodeValue?.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

type Change = (this: Node, ...nodes: (Node | null)[]) => Node;

/**
 * Fails a test in which React changes or removes a text node beside other nodes, or inserts a node before one. Browsers
 * that translate a page have replaced these nodes, so React throws, or shows the old text for ever. An element around the text
 * solves this.
 */
export function watchTranslatableTexts(): void {
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const faults = new Set<string>();
  const report = (what: string, text: Text) => {
    if (text.isConnected)
      faults.add(`${what} “${text.data}” in ${text.parentElement?.outerHTML.slice(0, 300) ?? ''}`);
  };
  // `removeChild(text)` and `insertBefore(node, text)`.
  const watch = (name: 'removeChild' | 'insertBefore', what: string) => {
    const change = Reflect.get(Node.prototype, name) as Change;
    const watched: Change = function (...nodes) {
      const text = nodes.at(-1) ?? null;
      if (isOwnedByReact(text)) report(what, text);
      return change.apply(this, nodes);
    };
    Reflect.set(Node.prototype, name, watched);
  };

  watch('removeChild', 'removed');
  watch('insertBefore', 'inserted before');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (isOwnedByReact(this) && this.nodeValue !== value) report('changed', this);
      nodeValue?.set?.call(this, value);
    },
  });
  afterEach(() => {
    const texts = [...faults];
    faults.clear();
    expect(texts, 'texts that cannot be translated').toEqual([]);
  });
}
