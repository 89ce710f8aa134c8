import { getDayOfWeek, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use, type ReactElement } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CalendarButton } from './Calendar.styles.ts';
import type { CalendarOptions } from './calendarProps.ts';
import { MonthPicker, type AnyCalendarState } from './MonthPicker.tsx';
import { getWeekNumber } from './weekNumber.ts';

type Props = CalendarOptions & {
  /** The number of months that are shown. */
  months: number;
};

const buttonProps = { 'data-variant': 'ghost', 'data-size': 'sm', 'data-shape': 'square' };

/** Returns the style of weekday names: narrow in languages whose short names are too long for a column (ar, fa, ur, he). */
function getWeekdayStyle(locale: string): 'narrow' | 'short' {
  return /^(ar|fa|ur|he)\b/.test(locale) ? 'narrow' : 'short';
}

type WeekNumberProps = { start: CalendarDate; startsOnMonday: boolean };

function WeekNumber({ start, startsOnMonday }: WeekNumberProps) {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const week = getWeekNumber(start, startsOnMonday);
  const label = formatMessage({ id: 'ds.calendar.week', defaultMessage: 'Week {week}' }, { week });
  return (
    <th scope="row" aria-label={label}>
      {new Intl.NumberFormat(locale).format(week)}
    </th>
  );
}

/** Renders the weeks of one month. React Aria has no column for their numbers. */
function Month({ offset, firstDayOfWeek, hasWeekNumbers }: CalendarOptions & { offset: number }) {
  const { locale } = useLocale();
  // Julian day 0 was a Monday.
  const isMonday = (date: CalendarDate) => date.calendar.toJulianDay(date) % 7 === 0;
  const renderDay = (date: CalendarDate): ReactElement => {
    const cell = <CalendarCell date={date} />;
    if (!hasWeekNumbers || getDayOfWeek(date, locale, firstDayOfWeek) !== 0) return cell;
    return (
      <>
        <WeekNumber start={date} startsOnMonday={isMonday(date)} />
        {cell}
      </>
    );
  };
  return (
    <CalendarGrid
      weekdayStyle={getWeekdayStyle(locale)}
      offset={{ months: offset }}
      data-weeks={hasWeekNumbers || undefined}
    >
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{renderDay}</CalendarGridBody>
    </CalendarGrid>
  );
}

/** Renders the months of a calendar. The first month has select lists of months and years as its title; the others have their name. */
export function CalendarMonths({ months, ...options }: Props) {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = (single ?? range) as AnyCalendarState;
  return Array.from({ length: months }, (_, offset) => (
    <div key={offset} data-part="month">
      <div data-part="head">
        {offset === 0 ? (
          <>
            <CalendarButton data-part="calendar-button" slot="previous" {...buttonProps}>
              <Icon as={ChevronLeft} size={20} isDirectional />
            </CalendarButton>
            <div data-part="title">
              <MonthPicker state={state} months={months} />
            </div>
          </>
        ) : (
          <>
            <span data-part="gap" />
            <CalendarHeading data-part="title" offset={{ months: offset }} />
          </>
        )}
        {offset === months - 1 ? (
          <CalendarButton data-part="calendar-button" slot="next" {...buttonProps}>
            <Icon as={ChevronRight} size={20} isDirectional />
          </CalendarButton>
        ) : (
          <span data-part="gap" />
        )}
      </div>
      <Month offset={offset} {...options} />
    </div>
  ));
}
