import {
  useImperativeHandle,
  useRef,
  useLayoutEffect,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

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
  }
`;

/**
 * Returns whether the content of an element overflows, and whether there is more below what is visible. Updated on scrolling and when
 * either size changes.
 */
function useOverflow(ref: RefObject<HTMLElement | null>) {
  const [isScrollable, setScrollable] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollHeight, clientHeight, scrollTop, scrollWidth, clientWidth } = element;
      // These sizes are rounded, so they may differ by 1 px without any overflow.
      setScrollable(scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
      setHasMore(scrollHeight > clientHeight + scrollTop + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const observeChildren = () => {
      for (const child of element.children) observer.observe(child);
    };
    observeChildren();
    // Rows may be added later.
    const additions = new MutationObserver(observeChildren);
    additions.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      additions.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return { isScrollable, hasMore };
}

/**
 * Renders a box that scrolls if its content overflows, and that can be focused only then. A shadow at its lower edge shows that
 * there is more below.
 */
export function ScrollArea({ label, maxHeight, ref, ...props }: ScrollAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const { isScrollable, hasMore } = useOverflow(root);
  return (
    <Root
      {...props}
      ref={root}
      style={{ '--scroll-area-height': maxHeight }}
      data-part="scroll-area"
      data-more={hasMore || undefined}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}
    />
  );
}
