import { parseDateTime, toZoned } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import type { CalendarOptions } from '../Calendar/calendarProps.ts';
import { expandYear, isIncompleteDate } from '../DateField/dateText.ts';
import { useDateStyle } from '../DateField/useDateStyle.ts';
import { useSegmentField } from '../DateField/useSegmentField.ts';
import { useTyped, useTypedDate } from '../DateField/useTyped.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { formatStep } from '../TimeField/formatStep.ts';
import { timeKinds } from '../TimeField/timeText.ts';
import type { TimeOptions } from '../TimeField/useTimeField.ts';
import { dateTimeRules, type DateTimeLimits } from './dateTimeRules.ts';
import {
  listInstants,
  parseDateTimeValue,
  splitValue,
  toInstantText,
  type DateTimeKind,
} from './dateTimeText.ts';

export type DateTimeValueProps = FieldProps &
  DateTimeLimits &
  TimeOptions &
  CalendarOptions & {
    /**
     * An IANA time zone, such as `Europe/Berlin`, whose clocks the field shows. The value is then an instant with the zone's offset,
     * `2026-03-05T16:12:00+01:00`; without a zone it is a local time, `2026-03-05T16:12`, which is the same everywhere.
     */
    timeZone?: string | undefined;
    /** The date and time, or null (controlled). An instant may have any offset, or `Z`. */
    value?: string | null | undefined;
    /** The initial date and time (uncontrolled). */
    defaultValue?: string | null | undefined;
    /**
     * Called with the date and time; null if it is empty or incomplete, or if the zone skips that local time, or repeats it and no instant
     * is chosen.
     */
    onChange?: ((value: string | null) => void) | undefined;
    /** The date that an empty field starts from, and the month of its calendar. Today by default. */
    placeholderValue?: string | undefined;
  };

/** Returns the rules of a date and time, with bounds and steps in the formats of the page. */
function useRules(
  { minValue, maxValue, isDateUnavailable, step }: DateTimeLimits,
  kind: DateTimeKind,
) {
  const { dateTime } = useDateFormats();
  const { locale } = useLanguage();
  return useMemo(() => {
    const formatDateTime = (value: string) =>
      kind.timeZone === undefined
        ? // Formatted as a time in UTC, so that no zone moves a local time.
          dateTime(`${value}Z`, { timeZone: 'UTC' })
        : dateTime(value, { timeZone: kind.timeZone });
    const formats = {
      formatDateTime,
      formatStep: (seconds: number) => formatStep(locale, seconds),
    };
    return dateTimeRules(
      { minValue: minValue, maxValue: maxValue, isDateUnavailable, step },
      kind,
      formats,
    );
  }, [minValue, maxValue, isDateUnavailable, step, kind, dateTime, locale]);
}

/** Manages a field for date and time: the texts of both, their value and its validation. */
export function useDateTimeField(props: DateTimeValueProps) {
  const {
    timeZone,
    granularity = 'minute',
    hourCycle,
    minValue,
    maxValue,
    isDateUnavailable,
    step,
    placeholderValue,
    firstDayOfWeek,
    hasWeekNumbers,
    ...fieldProps
  } = props;
  const kind = useMemo(() => ({ timeZone, granularity }), [timeZone, granularity]);
  const parse = (text: unknown) => parseDateTimeValue(text, kind);
  const initialValue = parse(props.value === undefined ? props.defaultValue : props.value);
  const initial = splitValue(initialValue, kind);
  const date = useTypedDate(initial?.date);
  const time = useTyped(initial?.time, timeKinds[granularity]);
  // The instant that was chosen among two with the same local time.
  const [chosen, setChosen] = useState<string | null>(initialValue);
  const { calendar } = useDateStyle();

  /** Returns the instants of a date and time; null if the field has no time zone, or if the date or the time is incomplete. */
  function findInstants(day: string | null, clock: string | null) {
    if (timeZone === undefined || day === null || clock === null) return null;
    return listInstants(`${day}T${clock}`, timeZone).map((zoned) => ({
      id: toInstantText(zoned),
      zoned,
    }));
  }

  /**
   * Returns the value of a date and time. If the zone skips the local time, or repeats it and no instant is chosen, returns the local
   * time; if it is incomplete, what is typed.
   */
  function toText(day: string | null, clock: string | null, choice = chosen): string | null {
    if (day === null && clock === null) return null;
    const local = [date.parse(day), time.parse(clock)];
    if (local.includes(null)) return [day, clock].map((part) => part ?? '?').join(' ');
    const instants = findInstants(day, clock);
    if (instants === null) return local.join('T');
    const [earlier, later] = instants;
    const instant = later ? instants.find(({ id }) => id === choice) : earlier;
    return instant?.id ?? local.join('T');
  }

  const text = toText(date.text, time.text);
  const isMissing = date.text === null || time.text === null;
  const { changeText, ...field } = useSegmentField(fieldProps, {
    text,
    value: parse(text),
    parse,
    isIncomplete:
      text !== null &&
      (isMissing || isIncompleteDate(date.text) || Boolean(time.text?.includes('?'))),
    show(value) {
      const parts = splitValue(value, kind);
      date.setValue(parts?.date);
      time.setValue(parts?.time);
      setChosen(value);
    },
    rules: useRules({ minValue: minValue, maxValue: maxValue, isDateUnavailable, step }, kind),
    complete() {
      const expanded = expandYear(date.text, splitValue(parse(maxValue), kind)?.date, calendar);
      if (expanded !== null) date.complete(expanded);
      if (time.value !== null) time.complete(time.value);
      return expanded === null ? null : toText(expanded, time.text);
    },
    readFilled(root) {
      const filled = root.current?.querySelector<HTMLInputElement>('[data-date]')?.value ?? '';
      // Autofill may write a local time, even if the field has a zone.
      const [day = null, clock = null] = filled.split('T');
      return parse(filled) ?? parse(toText(date.parse(day), time.parse(clock)));
    },
  });

  function change(day: string | null, clock: string | null): void {
    const next = toText(day, clock);
    const isRepeated = (findInstants(date.parse(day), time.parse(clock))?.length ?? 0) > 1;
    // Drops the choice unless this is the same repeated time, for which `toText` returns the chosen instant.
    if (!isRepeated || next !== chosen) setChosen(null);
    changeText(next);
  }

  const repeated = findInstants(date.value, time.value);
  return {
    ...field,
    date,
    time,
    value: parse(text),
    /** The instants to choose from, where a local time comes twice. */
    repeated: repeated && repeated.length > 1 ? repeated : null,
    chosen,
    choose: (instant: string): void => {
      setChosen(instant);
      changeText(toText(date.text, time.text, instant));
    },
    /** What the segments of the time receive. The field's `placeholderValue` is a date. */
    clock: { granularity, hourCycle, placeholderValue: undefined },
    /** What the calendar receives. */
    calendar: {
      min: splitValue(parse(minValue), kind)?.date,
      max: splitValue(parse(maxValue), kind)?.date,
      isDateUnavailable,
      placeholderValue,
      firstDayOfWeek,
      hasWeekNumbers,
    },
    /** Sets the date and keeps the time, or the other way round. */
    selectParts: (parts: { date?: string; time?: string }): void => {
      if (parts.date !== undefined) date.setValue(parts.date);
      if (parts.time !== undefined) time.setValue(parts.time);
      change(parts.date ?? date.text, parts.time ?? time.text);
    },
    changeDate: (next: string | null): void => {
      if (next === date.text) return;
      date.setText(next);
      change(next, time.text);
    },
    changeTime: (next: string | null): void => {
      if (next === time.text) return;
      time.setText(next);
      change(date.text, next);
    },
    setValue: field.select,
    parse,
  };
}

/** Returns the zone's name, such as "GMT+1", at a local date and time; at the current time for null. */
export function getZoneName(locale: string, timeZone: string, local: string | null): string {
  const at = local === null ? new Date() : toZoned(parseDateTime(local), timeZone).toDate();
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
