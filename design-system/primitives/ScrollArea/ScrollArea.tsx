import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { useScrolls } from './useScrolls.ts';

export type ScrollAreaProps = {
  /** What may be larger than its place. */
  children: ReactNode;
  /**
   * Its accessible name where it is a stop of its own for the keyboard.
   * @default none
   */
  label?: string;
  /**
   * Its greatest height as a CSS length.
   * @default the height that its place gives
   */
  maxHeight?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  max-block-size: var(--scroll-area-height, none);
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    ${focusRing}
  }
`;

/** A box that scrolls where its content is larger, and that the keyboard reaches only then. */
export function ScrollArea({ label, maxHeight, ref, ...props }: ScrollAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const scrolls = useScrolls(root);
  return (
    <Root
      {...props}
      ref={root}
      style={{ '--scroll-area-height': maxHeight }}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
    />
  );
}
