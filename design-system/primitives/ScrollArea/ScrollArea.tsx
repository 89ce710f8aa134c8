import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { containOverscroll, focusRing, printWhole } from '../../theme/mixins.ts';
import { toCssLength } from '../../theme/toCssLength.ts';

export type ScrollAreaProps = {
  /** The content that may overflow. */
  children: ReactNode;
  /** The accessible name, used when the content overflows and the area can be focused. */
  'aria-label'?: string;
  /** The maximum height, in px or as a CSS length. Unlimited by default. */
  maxHeight?: number | string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  max-block-size: var(--scroll-area-height, none);
  overflow: auto;
  ${containOverscroll}
  ${printWhole}

  &:focus-visible {
    ${focusRing}
  }
  /* The shadow at the lower edge is above the content, whose backgrounds would cover a shadow of the box itself. */
  &[data-more]::after {
    content: '';
    position: sticky;
    inset-block-end: 0;
    inset-inline-start: 0;
    display: block;
    block-size: ${tokens.space.xs};
    margin-block-start: calc(-1 * ${tokens.space.xs});
    background: linear-gradient(to top, ${tokens.color.background.veil}, transparent);
    opacity: 0.4;
    pointer-events: none;

    @media print {
      display: none;
    }
  }
`;

/**
 * Renders a box that scrolls if its content overflows, and that can be focused only then. A shadow at its lower edge shows that
 * there is more below.
 */
export function ScrollArea(given: ScrollAreaProps) {
  const { 'aria-label': label, maxHeight, ref, ...props } = useProps('ScrollArea', given);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const { overflow, hasMore } = useOverflow(root);
  return (
    <Root
      {...props}
      ref={root}
      style={{ '--scroll-area-height': toCssLength(maxHeight) }}
      data-more={hasMore || undefined}
      data-overflow={overflow}
      {...(overflow && { tabIndex: 0, role: 'group', 'aria-label': label })}
    />
  );
}
