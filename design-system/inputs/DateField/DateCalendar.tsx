import { ariaCalendarProps, toIsoDate } from '../Calendar/ariaCalendarProps.ts';
import { DayCalendar } from '../Calendar/Calendar.styles.ts';
import { CalendarMonths } from '../Calendar/CalendarMonths.tsx';
import type { CalendarLimits } from '../Calendar/calendarProps.ts';
import { CalendarOverlay } from './CalendarOverlay.tsx';
import type { CalendarPopoverProps } from './DateButtons.tsx';
import { toCalendarDate } from './dateText.ts';

/** The props that both calendars get from their field. */
export type FieldCalendarProps = CalendarPopoverProps & CalendarLimits & { label: string };

type Props = FieldCalendarProps & { value: string | null; onChange: (date: string) => void };

/** Renders the calendar of a DateField; a separate chunk, because dates are mostly typed. */
export function DateCalendar({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  value,
  onChange,
  ...limits
}: Props) {
  return (
    <CalendarOverlay {...{ label, triggerRef, isOpen, onOpenChange }}>
      <DayCalendar
        data-part="day-calendar"
        autoFocus
        data-wide=""
        {...ariaCalendarProps(limits, value)}
        value={toCalendarDate(value)}
        onChange={(date) => {
          onChange(toIsoDate(date));
          onOpenChange(false);
        }}
      >
        <CalendarMonths
          months={1}
          firstDayOfWeek={limits.firstDayOfWeek}
          hasWeekNumbers={limits.hasWeekNumbers}
        />
      </DayCalendar>
    </CalendarOverlay>
  );
}
