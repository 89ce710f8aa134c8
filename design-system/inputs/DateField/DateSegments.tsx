import { Fragment, useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { DateField, DateSegment } from 'react-aria-components/DateField';
import { Group, GroupContext } from 'react-aria-components/Group';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { toCalendarDate, orderSegments, readSegments } from './dateText.ts';
import { addSegmentInput } from './segmentInput.ts';
import type { TypedDate } from './useTypedDate.ts';

type Segments = Parameters<typeof readSegments>[0] &
  readonly Parameters<typeof DateSegment>[0]['segment'][];

type Props = {
  typed: TypedDate;
  /** Called with the text of the segments when it changes. */
  onTextChange: (text: string | null) => void;
  /** The date that empty segments start from. */
  placeholderValue: string | undefined;
  autoComplete?: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
};

const separator = '/';

/**
 * Keeps a date that does not exist, such as 30/02, as typed. React Aria's group would change it to the 28th when focus leaves,
 * and has no option for that.
 */
function KeepImpossibleDates({ children }: { children: ReactNode }) {
  const group = useContext(GroupContext);
  return (
    <GroupContext value={{ ...group, onFocus: undefined, onBlur: undefined }}>
      {children}
    </GroupContext>
  );
}

function SegmentRow({
  segments,
  onTextChange,
}: {
  segments: Segments;
  onTextChange: Props['onTextChange'];
}) {
  const text = readSegments(segments);
  const notify = useEffectEvent(() => onTextChange(text));
  useEffect(() => notify(), [text]);
  return (
    <Group ref={addSegmentInput} dir="ltr" data-part="date">
      {orderSegments(segments).map((segment, index) => (
        <Fragment key={segment.type}>
          {index > 0 && <span aria-hidden="true">{separator}</span>}
          <DateSegment segment={segment} />
        </Fragment>
      ))}
    </Group>
  );
}

type HiddenDateInputProps = {
  name: string | undefined;
  date: string | null;
  isDisabled: boolean;
  labelId: string;
};

function ignoreChange(): void {
  // React requires a handler; the date changes in the segments.
}

/**
 * Renders the date for native form data. It is a hidden text input, because inputs of type "hidden" are exempt from
 * native validation. In a page without scripts it is a visible input for dates.
 */
export function HiddenDateInput({ name, date, isDisabled, labelId }: HiddenDateInputProps) {
  const isUnscripted = useIsUnscripted();
  return (
    <input
      type={isUnscripted ? 'date' : 'text'}
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

/** Sets the Gregorian calendar and Latin digits for the current language, so that dates have one format. */
export function GregorianProvider({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const [language = locale] = locale.split('-u-');
  // Without a region, English is American and starts with the month.
  const base = language === 'en' ? 'en-GB' : language;
  return <I18nProvider locale={`${base}-u-ca-gregory-nu-latn`}>{children}</I18nProvider>;
}

/** Renders day, month and year, each a number to type or change with the arrow keys. */
export function DateSegments({ typed, onTextChange, placeholderValue, ...props }: Props) {
  const placeholder = toCalendarDate(placeholderValue);
  // What is typed into the segments before they are hydrated would be lost, and hydration would fail.
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
        <KeepImpossibleDates>
          <SegmentRow segments={state.segments} onTextChange={onTextChange} />
        </KeepImpossibleDates>
      )}
    </DateField>
  );
}
