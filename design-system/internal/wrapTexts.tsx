import { Children, type ReactNode } from 'react';

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';

/**
 * Gives the texts among `children` elements of their own, so that browsers can translate them (see TranslatableText). For
 * children that stand beside something that comes and goes, such as an icon.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  const nodes = Children.toArray(children);
  if (nodes.every(isText)) return nodes.length > 0 && <span>{nodes.join('')}</span>;
  return nodes.map((node, index) => (isText(node) ? <span key={index}>{node}</span> : node));
}
