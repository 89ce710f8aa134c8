import { Heading } from '@byline/design-system';
import type { ReactNode } from 'react';

type StepHeadingProps = {
  children: ReactNode;
  /** @default 3 */
  level?: 2 | 3;
};

function focus(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Renders the heading of a step or a result, which takes the focus when it appears, since the button that had it is gone. */
export function StepHeading({ children, level = 3 }: StepHeadingProps) {
  return (
    <Heading level={level} size="md" ref={focus}>
      {children}
    </Heading>
  );
}
