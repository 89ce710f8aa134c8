import type { ReactNode, Ref } from 'react';
import { Frame, Root } from './FieldRow.styles.ts';

export type FieldRowProps = {
  /** Fields, and the button that belongs to them. */
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Arranges fields in a row whose labels, controls and messages are aligned, whatever each field has. Fields wrap
 * where they would be too narrow.
 */
export function FieldRow({ children, ...props }: FieldRowProps) {
  return (
    <Frame {...props}>
      <Root>{children}</Root>
    </Frame>
  );
}
