import type { ReactNode } from 'react';

/**
 * Renders a formatted message so that browsers can translate the page.
 *
 * They replace text nodes, which React then no longer finds when a text beside other nodes changes or goes. Here a text is
 * the only child of an element, whose content React sets as a whole. A message with elements between its texts is rendered
 * anew when one of the texts changes.
 */
export function TranslatableText({ children }: { children?: ReactNode }) {
  // Of elements, all have the same text here.
  return <span key={Array.isArray(children) ? String(children) : ''}>{children}</span>;
}
