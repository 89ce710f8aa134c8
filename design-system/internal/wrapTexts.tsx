import { Children, type ReactNode } from 'react';

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';

/**
 * Gives the texts among `children` elements of their own, so that browsers can translate them (see TranslatableText). For
 * children that stand beside something that comes and goes, such as an icon.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  const wrap = (node: ReactNode) => (isText(node) ? <span>{node}</span> : node);
  // Several texts in a row are one.
  return Array.isArray(children) && children.every(isText) ? (
    <span>{children.join('')}</span>
  ) : (
    Children.map(children, wrap)
  );
}
