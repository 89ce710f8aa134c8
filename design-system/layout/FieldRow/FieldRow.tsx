import type { ReactNode, Ref } from 'react';
import { Root } from './FieldRow.styles.ts';

export type FieldRowProps = {
  /** Fields, and the button that belongs to them. */
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Arranges fields in a row whose labels, controls and messages are aligned, whatever each field has. On narrow screens the fields
 * are below each other.
 */
export function FieldRow(props: FieldRowProps) {
  return <Root {...props} />;
}
