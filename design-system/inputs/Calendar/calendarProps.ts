import type { DateLimits } from '../DateField/dateRules.ts';

/** How a calendar shows its weeks. */
export type CalendarOptions = {
  /** The first day of the week. By default as in the language. */
  firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | undefined;
  /**
   * Whether each week has its number: by ISO 8601 where weeks start on Monday, elsewhere counted from the week of 1 January.
   * @default false
   */
  hasWeekNumbers?: boolean | undefined;
};

/** The props of every calendar that is part of a page. */
export type PageCalendarProps = DateLimits &
  CalendarOptions & {
    /** The accessible name, such as "Day of the visit". */
    'aria-label': string;
    /** The month that is shown first while nothing is selected, as a date in it. The current one by default. */
    placeholderValue?: string | undefined;
    /**
     * Whether no date can be selected.
     * @default false
     */
    isDisabled?: boolean | undefined;
    /**
     * Whether the selection can be read, but not changed.
     * @default false
     */
    isReadOnly?: boolean | undefined;
    id?: string | undefined;
  };

type Bounds = { [Limit in keyof DateLimits]: DateLimits[Limit] | undefined };

/** What a calendar in an overlay receives from its field. */
export type CalendarLimits = Bounds & CalendarOptions & { placeholderValue: string | undefined };
