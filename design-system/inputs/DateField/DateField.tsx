import { lazy } from 'react';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { ClearButton } from './ClearButton.tsx';
import { DateBox } from './DateField.styles.ts';
import { DateSegments } from './DateSegments.tsx';
import { DateValue } from './DateValue.tsx';
import type { DateLimits } from './dateRules.ts';
import { useDateField } from './useDateField.ts';
import { WrittenInOneCalendar } from './WrittenInOneCalendar.tsx';

export type DateFieldProps = FieldProps &
  DateLimits & {
    /** The day as `2026-03-05`, or null for none, where the caller keeps it. */
    value?: string | null;
    /**
     * The day at first as `2026-03-05`, where the field keeps it.
     * @default null
     */
    defaultValue?: string | null;
    /** Called with the day as `2026-03-05`; null while there is none, or only half of one. */
    onChange?: (value: string | null) => void;
    /** The day at which an empty field begins: the month of its calendar; by default today. */
    placeholderValue?: string;
    /** What autofill may fill in, e.g. `bday`. */
    autoComplete?: string;
  };

const loadCalendar = () => import('./DateCalendar.tsx');
const DateCalendar = lazy(loadCalendar);

/**
 * A day, typed as day, month and year or picked from a calendar, and kept as `2026-03-05`. It is written the same
 * in every language.
 */
export function DateField({ placeholderValue, autoComplete, ...props }: DateFieldProps) {
  const { label, description, name, isDisabled = false, isReadOnly = false } = props;
  const { min, max, isDateUnavailable } = props;
  const { field, frame, typed, type, choose, clear } = useDateField(props);
  const hasDescription = Boolean(description);
  const isOpenable = !isReadOnly;
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <WrittenInOneCalendar>
        <DateBox>
          <DateValue name={name} date={typed.date} isDisabled={isDisabled} />
          <DateSegments
            {...{ typed, placeholderValue, autoComplete, isDisabled, isReadOnly }}
            onType={type}
            isInvalid={field.message !== null}
            id={`${field.id}-control`}
            aria-labelledby={`${field.id}-label`}
            aria-describedby={
              describedBy(field, { hasDescription, isGroup: true })['aria-describedby']
            }
          />
          {typed.text !== null && isOpenable && !isDisabled && (
            <ClearButton field={label} onPress={clear} />
          )}
          {isOpenable && (
            <CalendarButton
              field={label}
              isDisabled={isDisabled}
              prepare={() => void loadCalendar()}
            >
              {(popover) => (
                <DateCalendar
                  {...popover}
                  {...{ label, min, max, isDateUnavailable, placeholderValue }}
                  value={typed.date}
                  onChange={choose}
                />
              )}
            </CalendarButton>
          )}
        </DateBox>
      </WrittenInOneCalendar>
    </FieldFrame>
  );
}
