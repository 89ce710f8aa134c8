import type { ReactNode } from 'react';

/**
 * Renders a formatted message so that browsers can translate the page.
 *
 * They replace text nodes, which React then no longer finds when a text beside other nodes changes or goes. Here a text is
 * the only child of an element, whose content React sets as a whole. A message with elements between its texts is mounted
 * again when one of the texts changes.
 */
export function TranslatableText({ children }: { children?: ReactNode }) {
  // Elements are all "[object Object]" here, so only a changed text changes the key.
  return <span key={Array.isArray(children) ? String(children) : ''}>{children}</span>;
}
