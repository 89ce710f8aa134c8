import { ariaCalendarProps, toIsoDate } from '../Calendar/ariaCalendarProps.ts';
import { PeriodCalendar } from '../Calendar/Calendar.styles.ts';
import { CalendarMonths } from '../Calendar/CalendarMonths.tsx';
import type { CalendarLimits } from '../Calendar/calendarProps.ts';
import { toCalendarDate } from '../DateField/dateText.ts';
import type { DateRange } from '../DateRangeField/rangeRules.ts';
import { PresetList, type DateRangePreset } from './PresetList.tsx';

type Props = Omit<CalendarLimits, 'placeholderValue'> & {
  placeholderValue?: string | undefined;
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  presets?: readonly DateRangePreset[] | undefined;
  /** How many months are shown at once. */
  months: 1 | 2;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean;
  /** Set if the calendar uses the whole width on phones. */
  'data-wide'?: string;
  'aria-label'?: string;
};

/** Renders the months of a range, with its presets. */
export function RangeMonths({
  value,
  onChange,
  presets = [],
  months,
  minValue,
  maxValue,
  isDateUnavailable,
  placeholderValue,
  firstDayOfWeek,
  hasWeekNumbers,
  isDisabled = false,
  isReadOnly = false,
  ...props
}: Props) {
  const [start, end] = [toCalendarDate(value?.start), toCalendarDate(value?.end)];
  const limits = { minValue, maxValue, isDateUnavailable, firstDayOfWeek, placeholderValue };
  return (
    <PeriodCalendar
      data-part="period-calendar"
      {...props}
      {...ariaCalendarProps(limits, value?.start)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      data-range=""
      data-months={months}
      data-readonly={isReadOnly || undefined}
      visibleDuration={{ months }}
      pageBehavior="single"
      value={start && end && { start, end }}
      onChange={(range) => onChange({ start: toIsoDate(range.start), end: toIsoDate(range.end) })}
    >
      <div data-part="months">
        <CalendarMonths
          months={months}
          firstDayOfWeek={firstDayOfWeek}
          hasWeekNumbers={hasWeekNumbers}
        />
        {presets.length > 0 && (
          <PresetList
            presets={presets}
            value={value}
            isDisabled={({ start: first, end: last }) =>
              isDisabled ||
              isReadOnly ||
              Boolean((minValue && first < minValue) || (maxValue && last > maxValue)) ||
              [first, last].some((date) => isDateUnavailable?.(date))
            }
            onSelect={onChange}
          />
        )}
      </div>
    </PeriodCalendar>
  );
}
