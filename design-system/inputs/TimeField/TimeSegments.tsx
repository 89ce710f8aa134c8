import { useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeField, type TimeFieldState } from 'react-aria-components/TimeField';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import type { SegmentsProps } from '../DateField/DateSegments.tsx';
import { SegmentRow } from '../DateField/SegmentRow.tsx';
import { useDateStyle } from '../DateField/useDateStyle.ts';
import type { TypedTime } from '../DateField/useTyped.ts';
import { readTime, toTime } from './timeText.ts';
import { useHourKeys } from './useHourKeys.ts';
import type { TimeOptions } from './useTimeField.ts';

type Props = SegmentsProps &
  TimeOptions & {
    typed: TypedTime;
    placeholderValue: string | undefined;
  };

function TimeRow({
  state,
  onTextChange,
}: {
  state: TimeFieldState;
  onTextChange: Props['onTextChange'];
}) {
  const root = useRef<HTMLSpanElement>(null);
  useHourKeys(root, state);
  return (
    <span ref={root}>
      <SegmentRow
        state={state}
        pattern={null}
        text={readTime(state.segments)}
        onTextChange={onTextChange}
      />
    </span>
  );
}

/** Renders hours and minutes, each a number to type or change with the arrow keys, and AM or PM on a 12-hour clock. */
export function TimeSegments({
  typed,
  onTextChange,
  placeholderValue,
  hourCycle,
  granularity = 'minute',
  ...props
}: Props) {
  const { hourCycle: ownCycle } = useDateFormats();
  // Read-only before hydration: text typed into the segments would be lost, and hydration would fail.
  const isUnscripted = useIsUnscripted();
  const placeholder = toTime(placeholderValue);
  const { timeLocale } = useDateStyle();
  return (
    <I18nProvider locale={timeLocale}>
      <TimeField
        {...props}
        isReadOnly={props.isReadOnly || isUnscripted}
        // Another version remounts the segments, because React Aria cannot reset an incomplete time otherwise.
        key={typed.version}
        granularity={granularity}
        hourCycle={hourCycle ?? (/^h1/.test(ownCycle) ? 12 : 24)}
        validationBehavior="aria"
        {...(placeholder && { placeholderValue: placeholder })}
        value={typed.shown}
        onChange={typed.setShown}
      >
        {({ state }) => <TimeRow state={state as TimeFieldState} onTextChange={onTextChange} />}
      </TimeField>
    </I18nProvider>
  );
}
