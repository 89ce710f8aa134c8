import { useRef, type ReactNode, type Ref } from 'react';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { CalendarRoot } from './Calendar.styles.ts';
import { useMonths } from './useMonths.ts';

type CalendarFrameProps = {
  months: 1 | 2;
  hasWeekNumbers: boolean;
  /** Renders the calendar with as many months as fit. */
  children: (months: 1 | 2) => ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Renders the element around a calendar of a page, which is empty until scripts run. */
export function CalendarFrame({
  months,
  hasWeekNumbers,
  children,
  ref,
  ...props
}: CalendarFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(root, ref);
  const shown = useMonths(root, months, hasWeekNumbers);
  // A server knows neither the user's time zone nor, therefore, which day is today.
  const isWaiting = useIsUnscripted();
  return (
    <CalendarRoot {...props} ref={root}>
      {!isWaiting && children(shown)}
    </CalendarRoot>
  );
}
