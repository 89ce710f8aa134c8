import { Text } from '@byline/design-system';
import type { ReactNode } from 'react';

type StepHeadingProps = {
  children: ReactNode;
  /** @default 'h3' */
  as?: 'h2' | 'h3';
};

function focus(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Renders the heading of a step or a result, which takes the focus when it appears, since the button that had it is gone. */
export function StepHeading({ children, as = 'h3' }: StepHeadingProps) {
  return (
    <Text as={as} weight="semibold" ref={focus}>
      {children}
    </Text>
  );
}
