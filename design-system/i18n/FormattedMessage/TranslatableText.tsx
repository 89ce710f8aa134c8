import type { ReactNode } from 'react';

/**
 * Renders a formatted message so that browsers can translate the page.
 *
 * A browser that translates replaces text nodes, and React then fails to update or remove a text beside other nodes. Here a text
 * is the only child of an element, whose content React sets as a whole. A message with elements between its texts is mounted
 * again when one of the texts changes.
 */
export function TranslatableText({ children }: { children?: ReactNode }) {
  // Elements are all "[object Object]" here, so only a changed text changes the key.
  return <span key={Array.isArray(children) ? String(children) : ''}>{children}</span>;
}
