import { today } from '@internationalized/date';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { CalendarState, CalendarSelectionMode } from 'react-aria-components/Calendar';
import type { RangeCalendarState } from 'react-aria-components/RangeCalendar';
import { NativeSelect } from '../field/NativeSelect.tsx';
import { listMonths, listYears, type Period } from './listPeriods.ts';

/** The state of a calendar with one date or a range. */
export type AnyCalendarState = CalendarState<CalendarSelectionMode> | RangeCalendarState;

type Props = {
  state: AnyCalendarState;
  /** The number of months that are shown. */
  months: number;
};

/**
 * Shows a month as the first visible month and moves the focused date into it. When the calendar moves back, React Aria shows the
 * month of the focused date as the last one, so the focused date first moves into the last of the months to show.
 */
function showMonth(state: AnyCalendarState, { date }: Period, months: number): void {
  const first = state.visibleRange.start;
  const target = date.set({ day: state.focusedDate.day });
  // The calendar does not move to a focused date that is already visible. The second visible month becomes the first by paging: a page is
  // one month.
  if (months > 1 && isSame(date, first.add({ months: 1 }))) state.focusNextPage();
  else {
    // React Aria moves the visible months when it renders, so it renders between the two moves of the focused date.
    if (months > 1 && date.compare(first) < 0)
      flushSync(() => state.setFocusedDate(target.add({ months: months - 1 })));
    state.setFocusedDate(target);
  }
}

function isSame(date: Period['date'], other: Period['date']): boolean {
  return date.compare(other) === 0;
}

type ListProps = {
  label: string;
  value: string;
  periods: readonly Period[];
  isDisabled: boolean;
  onChange: (period: Period) => void;
};

function PeriodList({ periods, onChange, ...props }: ListProps) {
  const select = (selected: string) => {
    const period = periods.find(({ id }) => id === selected);
    if (period) onChange(period);
  };
  return <NativeSelect {...props} options={periods} onChange={select} />;
}

/** Renders the lists of months and years, in the calendar of the language. */
export function MonthPicker({ state, months }: Props) {
  const { locale } = useLocale();
  const { minValue, maxValue, timeZone, isDisabled } = state;
  const shown = state.visibleRange.start;
  const monthList = useMemo(
    () => listMonths(shown, locale, { min: minValue, max: maxValue }),
    [shown, locale, minValue, maxValue],
  );
  // The id of a year is its distance from the shown year, so the selected id is always 0.
  const years = useMemo(
    () => listYears(shown, today(timeZone), locale, { min: minValue, max: maxValue }),
    [shown, timeZone, locale, minValue, maxValue],
  );
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'dateTimeField' }), [locale]);
  return (
    <>
      <PeriodList
        label={names.of('month') ?? ''}
        value={String(shown.month)}
        periods={monthList}
        isDisabled={isDisabled}
        onChange={(period) => showMonth(state, period, months)}
      />
      <PeriodList
        label={names.of('year') ?? ''}
        value="0"
        periods={years}
        isDisabled={isDisabled}
        onChange={(period) => showMonth(state, period, months)}
      />
    </>
  );
}
