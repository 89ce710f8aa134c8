import { useWindowWidth } from '../../internal/useWindowWidth.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { CalendarOverlay } from '../DateField/CalendarOverlay.tsx';
import type { FieldCalendarProps } from '../DateField/DateCalendar.tsx';
import type { DateRangePreset } from '../RangeCalendar/PresetList.tsx';
import { RangeMonths } from '../RangeCalendar/RangeMonths.tsx';
import type { DateRange } from './rangeRules.ts';

type Props = FieldCalendarProps & {
  presets: readonly DateRangePreset[] | undefined;
  value: DateRange | null;
  onChange: (range: DateRange) => void;
};

/** Renders the calendar of a DateRangeField with one month, or two from 768 px; a separate chunk. */
export function DateRangeCalendar({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  onChange,
  ...props
}: Props) {
  const months = useWindowWidth((width) => (width >= tokens.breakpoint.md ? 2 : 1));
  return (
    <CalendarOverlay {...{ label, triggerRef, isOpen, onOpenChange }}>
      <RangeMonths
        {...props}
        autoFocus
        data-wide=""
        months={months}
        onChange={(range) => {
          onChange(range);
          onOpenChange(false);
        }}
      />
    </CalendarOverlay>
  );
}
