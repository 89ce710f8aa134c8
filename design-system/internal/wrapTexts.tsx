import { Children, type ReactNode } from 'react';

const isText = (node: ReactNode): node is string | number => typeof node !== 'object';

/**
 * Wraps each text among `children` in a `span`, so that browsers can translate it (see TranslatableText). Use it where something
 * beside the children comes and goes, such as an icon.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  // `toArray` leaves out null, undefined and booleans.
  const nodes = Children.toArray(children);
  // Several texts in a row are one.
  if (nodes[0] && nodes.every(isText)) return <span>{nodes.join('')}</span>;
  return nodes.map((node, index) => (isText(node) ? <span key={index}>{node}</span> : node));
}
