import { useMemo, useState } from 'react';
import { listRules, type NamedRules } from '../../validation/rules.ts';
import { useField } from '../../validation/useField.ts';
import { focusFirstSegment } from '../DateField/focusFirstSegment.ts';
import { useTypedDate } from '../DateField/useTypedDate.ts';
import type { DateRangeFieldProps } from './DateRangeField.tsx';
import { isRange, rangeRules, type DateRange } from './rangeRules.ts';
import { useRangeOf } from './useRangeOf.ts';

type Props = Omit<DateRangeFieldProps, 'placeholderValue' | 'startName' | 'endName'>;

/** The field behind two dates: what is typed into each, and whether they are a range. */
export function useDateRangeField(props: Props) {
  const { name, rules, messages, errorMessage, isRequired = false, value, ...more } = props;
  const { defaultValue, onChange, min, max, isDateUnavailable, ...frame } = more;
  const { label, isDisabled = false, isReadOnly = false } = frame;
  const initial = value === undefined ? defaultValue : value;
  const start = useTypedDate(initial?.start);
  const end = useTypedDate(initial?.end);
  const rangeOf = useRangeOf();
  const typed = rangeOf(start.text, end.text);
  const range = isRange(typed) ? typed : null;
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    const isOther = value?.start !== range?.start || value?.end !== range?.end;
    if (value !== undefined && isOther) {
      start.put(value?.start);
      end.put(value?.end);
    }
  }
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [derived, ...rangeRules({ min, max, isDateUnavailable }), ...listRules(rules ?? {})];
  }, [isRequired, min, max, isDateUnavailable, rules]);

  function tell(next: unknown): void {
    const whole = isRange(next) ? next : null;
    if (whole !== range) onChange?.(whole);
  }

  function put(next: DateRange | null): void {
    start.put(next?.start);
    end.put(next?.end);
    tell(rangeOf(next?.start ?? null, next?.end ?? null));
  }

  const field = useField({
    ...{ name, label, messages, errorMessage, isDisabled, isReadOnly },
    rules: allRules,
    read: () => typed,
    focus: () => focusFirstSegment(field.rootRef),
    restore: (first) => put(isRange(first) ? first : null),
  });

  return {
    field,
    frame,
    start,
    end,
    range,
    /** Hears what stands in one of the two dates. */
    type: (which: keyof DateRange, text: string | null) => {
      const date = which === 'start' ? start : end;
      if (text === date.text) return;
      date.type(text);
      const next = which === 'start' ? rangeOf(text, end.text) : rangeOf(start.text, text);
      tell(next);
      field.input(next);
    },
    /** Takes both days from the calendar. */
    choose: (next: DateRange) => {
      put(next);
      field.input(rangeOf(next.start, next.end));
    },
    clear: () => {
      put(null);
      field.input(null);
      setTimeout(() => focusFirstSegment(field.rootRef), 0);
    },
  };
}
