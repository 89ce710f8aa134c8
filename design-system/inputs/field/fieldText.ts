import { isValidElement, type ReactNode } from 'react';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import type { FieldLabel } from './fieldProps.ts';

/** Returns the text in a node. Components in it are not rendered: only the text in their children is found. */
function getNodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(getNodeText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? getNodeText(node.props.children) : '';
}

/** Returns the label of a field as plain text, for accessible names. Warns in development if there is none. */
export function getFieldText({
  label,
  textValue,
}: Pick<FieldLabel, 'label' | 'textValue'>): string {
  const text = textValue ?? getNodeText(label);
  if (isDevelopment && text === '') {
    warnOnce('A field whose label is rendered by a component needs its text as `textValue`.');
  }
  return text;
}
