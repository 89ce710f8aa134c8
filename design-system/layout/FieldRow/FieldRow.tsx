import type { ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Frame, Root } from './FieldRow.styles.ts';

export type FieldRowProps = {
  /** Fields, and the button that belongs to them. */
  children: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Arranges fields in a row whose labels, controls and messages are aligned, whatever each field has. Fields wrap
 * where they would be too narrow.
 */
export function FieldRow(given: FieldRowProps) {
  const { children, ...props } = useProps('FieldRow', given);
  return (
    <Frame data-part="field-row" {...props}>
      <Root data-part="field-row">{children}</Root>
    </Frame>
  );
}
