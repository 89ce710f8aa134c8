import type { ReactNode } from 'react';
import { DateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { toCalendarDate, readSegments } from './dateText.ts';
import { SegmentRow } from './SegmentRow.tsx';
import { useDateStyle } from './useDateStyle.ts';
import type { TypedDate } from './useTyped.ts';

/** The props that a field passes to its date or time segments. */
export type SegmentsProps = {
  /** Called with the text of the segments when it changes. */
  onTextChange: (text: string | null) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
};

type Props = SegmentsProps & {
  typed: TypedDate;
  /** The date that empty segments start from. */
  placeholderValue: string | undefined;
  autoComplete?: string | undefined;
};

type HiddenDateInputProps = {
  name: string | undefined;
  date: string | null;
  isDisabled: boolean;
  labelId: string;
  /** @default 'date' */
  type?: 'date' | 'time' | 'datetime-local';
};

function ignoreChange(): void {
  // React requires a handler; the date changes in the segments.
}

/**
 * Renders an input that sends the date with a native form. It is a text input with the `hidden` attribute, because inputs of type
 * "hidden" are exempt from native validation. Without scripts, the styles show it (`data-date`) as a native date input.
 */
export function HiddenDateInput({
  name,
  date,
  isDisabled,
  labelId,
  type = 'date',
}: HiddenDateInputProps) {
  const isUnscripted = useIsUnscripted();
  return (
    <input
      type={isUnscripted ? type : 'text'}
      aria-labelledby={labelId}
      hidden
      data-date=""
      name={name}
      value={date ?? ''}
      onChange={ignoreChange}
      disabled={isDisabled}
    />
  );
}

/** Sets React Aria's locale, which decides the calendar and the digits of dates. */
export function DateLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useDateStyle().locale}>{children}</I18nProvider>;
}

/** Renders day, month and year, each a number to type or change with the arrow keys. */
export function DateSegments({ typed, onTextChange, placeholderValue, ...props }: Props) {
  const placeholder = toCalendarDate(placeholderValue);
  const { pattern } = useDateStyle();
  // Read-only before hydration: text typed into the segments would be lost, and hydration would fail.
  const isUnscripted = useIsUnscripted();
  return (
    <DateField
      {...props}
      isReadOnly={props.isReadOnly || isUnscripted}
      key={typed.version}
      granularity="day"
      validationBehavior="aria"
      shouldForceLeadingZeros
      placeholderValue={placeholder}
      value={typed.shown}
      onChange={typed.setShown}
    >
      {({ state }) => (
        <SegmentRow
          state={state}
          pattern={pattern}
          text={readSegments(state.segments, state.calendar)}
          onTextChange={onTextChange}
        />
      )}
    </DateField>
  );
}
