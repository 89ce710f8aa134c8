import { useMemo, useState } from 'react';
import { listRules, type NamedRules } from '../../validation/rules.ts';
import { useField } from '../../validation/useField.ts';
import type { DateFieldProps } from './DateField.tsx';
import { dateRules } from './dateRules.ts';
import { focusFirstSegment } from './focusFirstSegment.ts';
import { isoOf } from './isoDate.ts';
import { useTypedDate } from './useTypedDate.ts';

type Props = Omit<DateFieldProps, 'placeholderValue' | 'autoComplete'>;

/** The field behind a date: what is typed, what that means, and whether it may be. */
export function useDateField(props: Props) {
  const { name, rules, messages, errorMessage, isRequired = false, value, ...more } = props;
  const { defaultValue, onChange, min, max, isDateUnavailable, ...frame } = more;
  const { label, isDisabled = false, isReadOnly = false } = frame;
  const typed = useTypedDate(value === undefined ? defaultValue : value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    if (value !== undefined && value !== typed.date) typed.put(value);
  }
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [derived, ...dateRules({ min, max, isDateUnavailable }), ...listRules(rules ?? {})];
  }, [isRequired, min, max, isDateUnavailable, rules]);

  function tell(text: string | null): void {
    if (isoOf(text) !== typed.date) onChange?.(isoOf(text));
  }

  function put(date: string | null): void {
    typed.put(date);
    tell(date);
  }

  const field = useField({
    ...{ name, label, messages, errorMessage, isDisabled, isReadOnly },
    rules: allRules,
    read: () => typed.text,
    focus: () => focusFirstSegment(field.rootRef),
    restore: (initial) => put(isoOf(initial)),
  });

  return {
    field,
    frame,
    typed,
    /** Hears what stands in the segments. */
    type: (text: string | null) => {
      if (text === typed.text) return;
      typed.type(text);
      tell(text);
      field.input(text);
    },
    /** Takes a day from the calendar. */
    choose: (date: string) => {
      put(date);
      field.input(date);
    },
    clear: () => {
      put(null);
      field.input(null);
      // The segments are made anew where they held half a date.
      setTimeout(() => focusFirstSegment(field.rootRef), 0);
    },
  };
}
