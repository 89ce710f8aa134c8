import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useSegmentField } from '../DateField/useSegmentField.ts';
import { readFilled, useTyped } from '../DateField/useTyped.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { formatStep } from './formatStep.ts';
import { timeKinds, type TimeGranularity } from './timeText.ts';
import { timeRules, type TimeLimits } from './timeRules.ts';

export type TimeOptions = {
  /**
   * Whether seconds are typed, too.
   * @default 'minute'
   */
  granularity?: TimeGranularity | undefined;
  /** The hours of the clock. By default as in the language, or as the portal's formats set them. */
  hourCycle?: 12 | 24 | undefined;
};

export type TimeValueProps = FieldProps &
  TimeLimits &
  TimeOptions & {
    /** The time as `16:12`, or `16:12:00` with seconds, or null (controlled). */
    value?: string | null | undefined;
    /** The initial time as `16:12` (uncontrolled). */
    defaultValue?: string | null | undefined;
    /** Called with the time as `16:12`, or `16:12:00` with seconds; null if it is empty or incomplete. */
    onChange?: ((value: string | null) => void) | undefined;
    /** The time that the arrow keys start from in an empty field. Midnight by default. */
    placeholderValue?: string | undefined;
  };

/** Returns the rules of a time, with bounds and steps in the formats of the page. */
function useTimeRules({ minValue, maxValue, step }: TimeLimits) {
  const { time } = useDateFormats();
  const { locale } = useLanguage();
  return useMemo(() => {
    // Bounds with seconds show them.
    const formatTime = (text: string) =>
      text.endsWith(':00') ? time(text.slice(0, 5)) : time(text, { timeStyle: 'medium' });
    const formats = { formatTime, formatStep: (seconds: number) => formatStep(locale, seconds) };
    return timeRules({ minValue: minValue, maxValue: maxValue, step }, formats);
  }, [minValue, maxValue, step, time, locale]);
}

/** Manages a time field: its text, its value and its validation. */
export function useTimeField(props: TimeValueProps) {
  const {
    minValue,
    maxValue,
    step,
    granularity = 'minute',
    hourCycle,
    placeholderValue,
    ...fieldProps
  } = props;
  const kind = timeKinds[granularity];
  const typed = useTyped(props.value === undefined ? props.defaultValue : props.value, kind);
  const { changeText, ...field } = useSegmentField(fieldProps, {
    text: typed.text,
    value: typed.value,
    parse: kind.parse,
    // An incomplete time has `?` in place of each empty segment.
    isIncomplete: typed.text?.includes('?') ?? false,
    show: typed.setValue,
    rules: useTimeRules({ minValue: minValue, maxValue: maxValue, step }),
    complete: () => {
      // Users may type 00:30 AM, which React Aria does not accept: show the value as 12:30 AM.
      if (typed.value !== null) typed.complete(typed.value);
      return null;
    },
    readFilled: (root) => kind.parse(readFilled(root)[0]),
  });
  return {
    ...field,
    typed,
    /** Props of the segments. */
    clock: { granularity, hourCycle, placeholderValue },
    changeText: (text: string | null) => {
      if (text === typed.text) return;
      typed.setText(text);
      changeText(text);
    },
  };
}
