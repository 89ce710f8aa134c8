import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { CalendarButton } from '../DateField/CalendarButton.tsx';
import { ClearButton } from '../DateField/ClearButton.tsx';
import type { DateLimits } from '../DateField/dateRules.ts';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { DateValue } from '../DateField/DateValue.tsx';
import { WrittenInOneCalendar } from '../DateField/WrittenInOneCalendar.tsx';
import { RangeBox } from './DateRangeField.styles.ts';
import type { DateRange } from './rangeRules.ts';
import { useDateRangeField } from './useDateRangeField.ts';
import { useTypingGoesOn } from './useTypingGoesOn.ts';

export type DateRangeFieldProps = FieldProps &
  DateLimits & {
    /** The first and the last day, or null for none, where the caller keeps them. */
    value?: DateRange | null;
    /**
     * The first and the last day at first, where the field keeps them.
     * @default null
     */
    defaultValue?: DateRange | null;
    /** Called with both days; null while they are no range. */
    onChange?: (value: DateRange | null) => void;
    /** The key of the first day in native form data. */
    startName?: string;
    /** The key of the last day in native form data. */
    endName?: string;
    /** The day at which an empty field begins: the month of its calendar; by default today. */
    placeholderValue?: string;
  };

const loadCalendar = () => import('./RangeCalendarSheet.tsx');
const RangeCalendarSheet = lazy(loadCalendar);
const dash = '–';

/** From one day to another, both included; typed or picked from a calendar. */
export function DateRangeField({
  placeholderValue,
  startName,
  endName,
  ...props
}: DateRangeFieldProps) {
  const { formatMessage } = useIntl();
  const { label, description, isDisabled = false, isReadOnly = false } = props;
  const { min, max, isDateUnavailable } = props;
  const { field, frame, start, end, range, type, choose, clear } = useDateRangeField(props);
  useTypingGoesOn(field.rootRef);
  const isInvalid = field.message !== null;
  const described = describedBy(field, { hasDescription: Boolean(description), isGroup: true });
  const each = {
    ...{ placeholderValue, isDisabled, isReadOnly, isInvalid },
    'aria-labelledby': `${field.id}-label`,
    'aria-describedby': described['aria-describedby'],
  };
  const isFilled = start.text !== null || end.text !== null;
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <WrittenInOneCalendar>
        <RangeBox>
          <DateValue name={startName} date={start.date} isDisabled={isDisabled} />
          <DateValue name={endName} date={end.date} isDisabled={isDisabled} />
          <DateSegments
            {...each}
            id={`${field.id}-control`}
            typed={start}
            onType={(text) => type('start', text)}
            aria-label={formatMessage({ id: 'ds.dateRange.start', defaultMessage: 'Start' })}
          />
          <span aria-hidden="true">{dash}</span>
          <DateSegments
            {...each}
            typed={end}
            onType={(text) => type('end', text)}
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
                prepare={() => void loadCalendar()}
              >
                {(popover) => (
                  <RangeCalendarSheet
                    {...popover}
                    {...{ label, min, max, isDateUnavailable, placeholderValue }}
                    value={range}
                    onChange={choose}
                  />
                )}
              </CalendarButton>
            )}
          </span>
        </RangeBox>
      </WrittenInOneCalendar>
    </FieldFrame>
  );
}
