import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, isExposedInvalid } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { CalendarButton, ClearButton } from '../DateField/DateButtons.tsx';
import { DateSegments, HiddenDateInput, GregorianProvider } from '../DateField/DateSegments.tsx';
import { submitOnEnter } from '../DateField/submitOnEnter.ts';
import { RangeBox } from './DateRangeField.styles.ts';
import { usePastedDate } from '../DateField/usePastedDate.ts';
import { useDateRangeField, type DateRangeValueProps } from './useDateRangeField.ts';
import { useAutoAdvance } from './useAutoAdvance.ts';

export type DateRangeFieldProps = DateRangeValueProps & {
  /** The name of the first date in native form data. */
  startName?: string;
  /** The name of the last date in native form data. */
  endName?: string;
  /** The date that an empty field starts from, and the month of its calendar. Today by default. */
  placeholderValue?: string;
};

const loadCalendar = () => import('./DateRangeCalendar.tsx');
const DateRangeCalendar = lazy(loadCalendar);
const dash = '–';

/** Renders a field for a start and an end date, both inclusive, typed or selected in a calendar. */
export function DateRangeField({
  placeholderValue,
  startName,
  endName,
  ...props
}: DateRangeFieldProps) {
  const { formatMessage } = useIntl();
  const { label, description, isDisabled = false, isReadOnly = false } = props;
  const { min, max, isDateUnavailable } = props;
  const {
    field,
    frame,
    start,
    end,
    range,
    changeText,
    completeYears,
    selectRange,
    selectDate,
    clear,
  } = useDateRangeField(props);
  useAutoAdvance(field.rootRef);
  const paste = usePastedDate(!isDisabled && !isReadOnly, (text, parser, locale, segment) => {
    const pasted = parser.parsePastedRange(text, locale);
    if (pasted) {
      selectRange(pasted);
      return true;
    }
    const date = parser.parsePastedDate(text, locale);
    const isEnd = segment.closest(`[id="${field.id}-control"]`) === null;
    if (date !== null) selectDate(isEnd ? 'end' : 'start', date);
    return date !== null;
  });
  const isInvalid = isExposedInvalid(field);
  const described = describedBy(field, { hasDescription: Boolean(description), isGroup: true });
  const segmentProps = {
    placeholderValue,
    isDisabled,
    isReadOnly,
    isInvalid,
    'aria-labelledby': `${field.id}-label`,
    'aria-describedby': described['aria-describedby'],
  };
  const isFilled = start.text !== null || end.text !== null;
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <GregorianProvider>
        <RangeBox
          onKeyDownCapture={(event) => submitOnEnter(event, completeYears)}
          onPasteCapture={paste}
        >
          <HiddenDateInput
            name={startName}
            date={start.date}
            isDisabled={isDisabled}
            labelId={`${field.id}-label`}
          />
          <HiddenDateInput
            name={endName}
            date={end.date}
            isDisabled={isDisabled}
            labelId={`${field.id}-label`}
          />
          <DateSegments
            {...segmentProps}
            id={`${field.id}-control`}
            typed={start}
            onTextChange={(text) => changeText('start', text)}
            aria-label={formatMessage({ id: 'ds.dateRange.start', defaultMessage: 'Start' })}
          />
          <span aria-hidden="true">{dash}</span>
          <DateSegments
            {...segmentProps}
            typed={end}
            onTextChange={(text) => changeText('end', text)}
            aria-label={formatMessage({ id: 'ds.dateRange.end', defaultMessage: 'End' })}
          />
          <span data-part="buttons">
            {isFilled && !isReadOnly && !isDisabled && (
              <ClearButton field={label} onPress={clear} />
            )}
            {!isReadOnly && (
              <CalendarButton
                field={label}
                isDisabled={isDisabled}
                preload={() => void loadCalendar()}
              >
                {(popover) => (
                  <DateRangeCalendar
                    {...popover}
                    label={label}
                    min={min}
                    max={max}
                    isDateUnavailable={isDateUnavailable}
                    placeholderValue={placeholderValue}
                    value={range}
                    onChange={selectRange}
                  />
                )}
              </CalendarButton>
            )}
          </span>
        </RangeBox>
      </GregorianProvider>
    </FieldFrame>
  );
}
