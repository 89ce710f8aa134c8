import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { useIsScrollable } from './useIsScrollable.ts';

export type ScrollAreaProps = {
  /** The content that may overflow. */
  children: ReactNode;
  /** The accessible name, used when the content overflows and the area can be focused. */
  label?: string;
  /** The maximum height as a CSS length. Unlimited by default. */
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

/** Renders a box that isScrollable if its content overflows, and that can be focused only then. */
export function ScrollArea({ label, maxHeight, ref, ...props }: ScrollAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const isScrollable = useIsScrollable(root);
  return (
    <Root
      {...props}
      ref={root}
      style={{ '--scroll-area-height': maxHeight }}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}
    />
  );
}
