import { Children, type ReactNode } from 'react';

const isText = (node: ReactNode): node is string | number => typeof node !== 'object';

/**
 * Gives the texts among `children` elements of their own, so that browsers can translate them (see TranslatableText). For
 * children that stand beside something that comes and goes, such as an icon.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  // Without null, undefined and booleans.
  const nodes = Children.toArray(children);
  // Several texts in a row are one.
  if (nodes[0] && nodes.every(isText)) return <span>{nodes.join('')}</span>;
  return nodes.map((node, index) => (isText(node) ? <span key={index}>{node}</span> : node));
}
