import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { HiddenPanelContext } from '../../internal/hiddenPanel.ts';
import { useBeforeMatch } from '../../internal/useBeforeMatch.ts';
import { StepPlace } from '../../navigation/Stepper/StepPlace.tsx';
import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { FullTitle, StepRoot, StepTitle } from './Wizard.styles.ts';

type Props = {
  label: ReactNode;
  level: HeadingLevel;
  /** The position, from 1. */
  number: number;
  total: number;
  isCurrent: boolean;
  /** Another number moves the focus to the heading of the current step. */
  moves: number;
  /** Called when the form is about to focus a field of the step. */
  onOpen: () => void;
  children: ReactNode;
};

/** Renders a step. Others than the current one are hidden, and keep what was typed. */
export function WizardStep(props: Props) {
  const { label, level, number, total, isCurrent, moves, onOpen, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastMoves = useRef(moves);
  const isHidden = use(HiddenPanelContext) || !isCurrent;
  // A layout effect, so that a field that the form focuses next keeps the focus.
  useLayoutEffect(() => {
    if (lastMoves.current !== moves && isCurrent) heading.current?.focus();
    lastMoves.current = moves;
  }, [moves, isCurrent]);
  return (
    <StepRoot ref={useBeforeMatch(onOpen)} data-part="step" hidden={!isCurrent}>
      <StepTitle as={`h${level}`} ref={heading} tabIndex={-1} data-part="step-title">
        <span aria-hidden="true">{label}</span>
        <FullTitle data-part="progress">
          <StepPlace number={number} total={total} title={label} />
        </FullTitle>
      </StepTitle>
      <HiddenPanelContext value={isHidden}>{children}</HiddenPanelContext>
    </StepRoot>
  );
}
