import { isValidElement, type ReactNode } from 'react';
import { getHeaderText, type TableColumn } from './tableColumn.ts';

/** Unicode's character for an object in a text: what a component shows is not known. */
export const unknownText = '\uFFFC';

/** Returns the text of a node without rendering components, with `unknownText` for those without children. */
export function readNode(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => readNode(child)).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const { children } = node.props;
  return children === undefined && typeof node.type !== 'string' ? unknownText : readNode(children);
}

/** Returns the text of a node, as far as it is known without rendering components. */
export function getNodeText(node: ReactNode): string {
  return readNode(node).replaceAll(unknownText, '');
}

/** Returns the heading of a column as plain text. */
export function getHeadingText(column: Pick<TableColumn<never>, 'header' | 'textValue'>): string {
  return getHeaderText(column) || getNodeText(column.header);
}
