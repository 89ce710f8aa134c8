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
`;

/** Returns whether the content of an element overflows, updated when either size changes. */
function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () =>
      setScrollable(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}

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
